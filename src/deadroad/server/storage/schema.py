"""The schema as a list of migrations. New ones are added at the end. Both databases understand every line."""

from __future__ import annotations

from typing import Final

# Times are Unix time in milliseconds. Bodies are JSON. Tokens are stored as SHA-256 hashes.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
            email TEXT, confirmed INTEGER NOT NULL DEFAULT 0, hook TEXT, hook_secret TEXT,
            created BIGINT NOT NULL, banned INTEGER NOT NULL DEFAULT 0)""",
        "CREATE INDEX people_email ON people (email)",
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL DEFAULT '',
            created BIGINT NOT NULL, expires BIGINT NOT NULL)""",
        "CREATE INDEX tokens_person ON tokens (person)",
        "CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other))",
        # `seed` and `salt` are secret until the end. The columns after `created` are derived from the log and
        # written with it, for lists, bots and clocks.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, generator TEXT NOT NULL,
            seats INTEGER NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
            terms TEXT NOT NULL, host TEXT NOT NULL, invite TEXT NOT NULL, public INTEGER NOT NULL,
            source TEXT, created BIGINT NOT NULL,
            status TEXT NOT NULL, version BIGINT NOT NULL, ply INTEGER NOT NULL, chairs TEXT NOT NULL,
            asked INTEGER, digest TEXT, deadline BIGINT,
            bot_due INTEGER NOT NULL DEFAULT 0, updated BIGINT NOT NULL,
            lease_node TEXT, lease_until BIGINT NOT NULL DEFAULT 0)""",
        "CREATE INDEX tables_lobby ON tables (created) WHERE public = 1 AND status IN ('open', 'running')",
        "CREATE INDEX tables_bots ON tables (lease_until) WHERE bot_due = 1",
        "CREATE INDEX tables_clocks ON tables (deadline) WHERE deadline IS NOT NULL",
        """CREATE TABLE members (
            person TEXT NOT NULL, table_id TEXT NOT NULL, joined BIGINT NOT NULL,
            PRIMARY KEY (person, table_id))""",
        # The log of a table is append-only. An answer also has its ply, which is unique in a table.
        """CREATE TABLE log (
            table_id TEXT NOT NULL, version BIGINT NOT NULL, ply INTEGER, kind TEXT NOT NULL, seat INTEGER,
            person TEXT, body TEXT NOT NULL, secret INTEGER NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (table_id, version), UNIQUE (table_id, ply))""",
        "CREATE INDEX log_person ON log (person) WHERE kind = 'chat'",
        """CREATE TABLE results (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, level INTEGER, game TEXT NOT NULL,
            seats INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL, points INTEGER NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX results_person ON results (person)",
        """CREATE TABLE records (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL,
            created BIGINT NOT NULL)""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL,
            said TEXT NOT NULL, body TEXT NOT NULL, at BIGINT NOT NULL)""",
        """CREATE TABLE outbox (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
            due BIGINT NOT NULL, tries INTEGER NOT NULL DEFAULT 0)""",
        "CREATE INDEX outbox_due ON outbox (due)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL)",
    ),
    # The language of mails.
    ("ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",),
    # To find expired tokens.
    ("CREATE INDEX tokens_expires ON tokens (expires)",),
    # To find records by person.
    ("CREATE INDEX records_person ON records (person)",),
    # Which answers belong to one gesture; the wishes of seats.
    (
        "ALTER TABLE log ADD COLUMN joined INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE wishes (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
    ),
    # For quotas: the size of records, and unfinished tables.
    (
        "ALTER TABLE records ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
        "UPDATE records SET size = length(body)",
        "CREATE INDEX records_size ON records (person, size)",
        "CREATE INDEX records_created ON records (created)",
        "CREATE INDEX tables_running ON tables (status) WHERE status IN ('open', 'running')",
    ),
    # Case-insensitive e-mail addresses, second factors, devices, roles, temporary bans, the audit log.
    (
        "CREATE INDEX people_email_lower ON people (lower(email))",
        "ALTER TABLE people ADD COLUMN totp TEXT",
        "ALTER TABLE people ADD COLUMN totp_new TEXT",
        "ALTER TABLE people ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE people ADD COLUMN ban_until BIGINT NOT NULL DEFAULT 0",
        """CREATE TABLE devices (
            hash TEXT NOT NULL, person TEXT NOT NULL, seen BIGINT NOT NULL, PRIMARY KEY (hash, person))""",
        "CREATE INDEX devices_person ON devices (person)",
        """CREATE TABLE bans (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, reason TEXT NOT NULL,
            created BIGINT NOT NULL, until BIGINT NOT NULL)""",
        """CREATE TABLE deeds (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, act TEXT NOT NULL,
            target TEXT NOT NULL, detail TEXT NOT NULL)""",
        "CREATE INDEX deeds_at ON deeds (at)",
        """CREATE TABLE notices (
            id TEXT PRIMARY KEY, body TEXT NOT NULL, at BIGINT NOT NULL, until BIGINT NOT NULL)""",
        "ALTER TABLE reports ADD COLUMN closed BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE reports ADD COLUMN number BIGINT",
    ),
    # Reviews of finished games, and what they say of each person who played. A body is zlib in base64.
    (
        """CREATE TABLE reviews (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, format INTEGER NOT NULL, value TEXT NOT NULL,
            body TEXT NOT NULL, created BIGINT NOT NULL)""",
        """CREATE TABLE review_seats (
            id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL,
            result DOUBLE PRECISION NOT NULL, luck DOUBLE PRECISION NOT NULL, play DOUBLE PRECISION NOT NULL,
            low DOUBLE PRECISION NOT NULL, high DOUBLE PRECISION NOT NULL, accuracy DOUBLE PRECISION,
            level DOUBLE PRECISION, at BIGINT NOT NULL, PRIMARY KEY (id, seat))""",
        "CREATE INDEX review_seats_person ON review_seats (person, at)",
    ),
    # Luck and play by kind of decision.
    ("ALTER TABLE review_seats ADD COLUMN kinds TEXT NOT NULL DEFAULT '[]'",),
    # Passkeys. The id and the public key are base64url; `counter` is that of the last login.
    (
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public TEXT NOT NULL,
            counter BIGINT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL)""",
        "CREATE INDEX passkeys_person ON passkeys (person)",
    ),
    # The name of a bot that plays by name, in its results.
    ("ALTER TABLE results ADD COLUMN player TEXT",),
    # The look of the name of an account: nobody may take a name that looks like it.
    ("ALTER TABLE people ADD COLUMN look TEXT", "CREATE INDEX people_look ON people (look)"),
    # When a game of a person ended, so that a person with many games can list them. Indexes for rows that are
    # found by another person, by age or by table, and for chat in steps.
    (
        "ALTER TABLE members ADD COLUMN ended BIGINT",
        """UPDATE members SET ended = (SELECT tables.updated FROM tables
            WHERE tables.id = members.table_id AND tables.status IN ('over', 'ended'))""",
        "CREATE INDEX members_ended ON members (person, ended, table_id)",
        "CREATE INDEX members_table ON members (table_id)",
        "CREATE INDEX tables_host ON tables (host) WHERE status IN ('open', 'running')",
        "CREATE INDEX log_said ON log (person, table_id, version) WHERE kind = 'chat'",
        "DROP INDEX log_person",
        "CREATE INDEX devices_seen ON devices (seen)",
        "CREATE INDEX blocks_other ON blocks (other)",
        "CREATE INDEX reports_about ON reports (about)",
        "CREATE INDEX outbox_person ON outbox (person)",
    ),
    # For the list of the home page, tables that never started, and the largest records. SQLite must not take
    # the index of unfinished tables for that list: it would go through all of them.
    (
        "DROP INDEX tables_lobby",
        """CREATE INDEX tables_lobby ON tables (public, created, updated)
            WHERE public = 1 AND status IN ('open', 'running')""",
        "DROP INDEX tables_running",
        "CREATE INDEX tables_unfinished ON tables (created) WHERE status IN ('open', 'running')",
        "CREATE INDEX tables_waiting ON tables (updated) WHERE status = 'open'",
        "CREATE INDEX records_largest ON records (size)",
    ),
)

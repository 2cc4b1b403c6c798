"""Storage in SQLite or PostgreSQL, with SQL statements that both understand."""

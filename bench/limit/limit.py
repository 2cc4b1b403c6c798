"""The engine beside its limit: Hit Z Road by hand in C, with the same answers, in one run.

python bench/limit/limit.py [--seconds 4] [--games 500]

Both play random games from the same seeds. Before anything is measured, the digests of whole games are
compared: seat, options and answer of every question, and the final scores.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from deadroad.games import game
from deadroad.games.hit_z_road import cards, options
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.playout import playout

HERE = Path(__file__).parent
ROUNDS = 5  # the two are measured in turn, this many times
FLAGS = ("-std=c11", "-O3", "-Wall", "-Wextra", "-Werror")


def header() -> str:
    """Return cards.h: the printed components and the numbers of options, from the engine."""
    rules = game("hit-z-road")
    numbers = {name: getattr(options, name) for name in ("HOLD", "USE", "SHOOT", "FIGHT", "FLEE", "BITE")}
    numbers |= {name: getattr(options, name) for name in ("OPPORTUNITY", "SECOND", "PAY", "SPEND", "FEED")}
    numbers |= {name: getattr(options, name) for name in ("PASS", "BID", "ROAD", "TAKE", "MOST_AMMO")}
    numbers |= {name: getattr(cards, name) for name in ("AMMO", "FUEL", "ADRENALINE", "BUS", "MAP")}
    numbers |= {name: getattr(cards, name) for name in ("COMPANION", "TOXIC", "WOUND", "MOLOTOV", "LEVELS")}
    numbers |= {f"FACE_{name.upper()}": at for at, name in enumerate(cards.FACES)}
    effects = [effect.name for effect in cards.Effect]
    numbers |= {name: at for at, name in enumerate(effects)}
    numbers |= {"TOKENS": len(cards.TOKENS), "CARD_COUNT": len(cards.CARDS)}
    numbers |= {"EPILOGUE_COUNT": len(cards.EPILOGUES)}
    rows = [
        f"{{{card.level}, {int(card.indexed)}, {card.ammo}, {card.fuel}, {card.adrenaline}, {card.zombies}, "
        f"{card.horde}, {card.xp}, {card.effect.name}, {card.amount}, {card.token}, {int(card.red)}}}"
        for card in cards.CARDS
    ]
    epilogues = [
        f"{{{cards.RESOURCES.index(name) if name in cards.RESOURCES else -1}, {xp}}}"
        for name, xp in cards.EPILOGUES.items()
    ]
    lines = [f"/* {rules.name}, edition {rules.edition} */"]
    lines += [f"enum {{ {name} = {value} }};" for name, value in numbers.items()]
    lines += [
        "typedef struct {",
        "    int level, indexed, ammo, fuel, adrenaline, zombies, horde, xp, effect, amount, token, red;",
        "} Card;",
        f"static const Card CARDS[] = {{{', '.join(rows)}}};",
        f"static const int BLACK_DIE[] = {{{', '.join(map(str, cards.BLACK_DIE))}}};",
        f"static const int HORDE_DIE[] = {{{', '.join(map(str, cards.HORDE_DIE))}}};",
        f"static const struct {{ int kind, xp; }} EPILOGUES[] = {{{', '.join(epilogues)}}};",
    ]
    return "\n".join(lines) + "\n"


def compiled(folder: Path) -> Path:
    """Compile the C version into a folder."""
    (folder / "cards.h").write_text(header(), encoding="utf-8")
    program = folder / "hit_z_road"
    command = ["cc", *FLAGS, f"-I{folder}", str(HERE / "hit_z_road.c"), "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def limit(program: Path, seats: int, games: int, *, digest: bool) -> tuple[int, float, str]:
    """Play games in C; return decisions, processor seconds and the digest."""
    command = [str(program), str(seats), str(games), str(int(digest))]
    words = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return int(words[0]), float(words[1]), words[2]


def engine_digest(seats: int, games: int) -> str:
    """Play the same games in the engine; return the digest."""
    rules = game("hit-z-road")
    found = 0xCBF29CE484222325

    def note(value: int) -> None:
        nonlocal found
        found = ((found ^ value) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF

    for seed in range(games):
        state = rules.start(seats, rules.read_settings({}), Pcg32(seed))
        state.settle()
        policy = Pcg32(seed)
        while state.seat >= 0:
            asked = state.asked
            answer = asked[policy.below(len(asked))]
            for value in (state.seat, len(asked), *asked, answer):
                note(value)
            state.answer(answer)
        outcome = rules.outcome(state)
        assert outcome is not None
        for scores in outcome.scores:
            note(sum(scores.values()))
    return f"{found:016x}"


def engine(seats: int, games: int) -> tuple[int, float]:
    """Play games in the engine's own loop; return decisions and processor seconds."""
    rules = game("hit-z-road")
    settings = rules.read_settings({})
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        state = rules.start(seats, settings, Pcg32(seed))
        state.settle()
        decisions += playout(state, Pcg32(seed))
    return decisions, time.process_time() - begun


def main() -> int:
    """Compare, then measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="of the engine, in all")
    parser.add_argument("--games", type=int, default=500, help="compared, by number of seats")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for seats in range(1, 5):
            if engine_digest(seats, chosen.games) != limit(program, seats, chosen.games, digest=True)[2]:
                print(f"FAIL: with {seats} seats the two do not play the same games")
                return 1
        print(f"same digest over {chosen.games} games of each number of seats")
        for seats in range(1, 5):
            spent = engine(seats, 200)[1]
            games = max(1, int(200 * chosen.seconds / 4 / ROUNDS / spent))
            ours, theirs = [0, 0.0], [0, 0.0]
            for _ in range(ROUNDS):
                decisions, spent = engine(seats, games)
                ours = [ours[0] + decisions, ours[1] + spent]
                decisions, spent, _ = limit(program, seats, 10 * games, digest=False)
                theirs = [theirs[0] + decisions, theirs[1] + spent]
            fast, slow = theirs[0] / theirs[1], ours[0] / ours[1]
            speeds = f"engine {slow:,.0f}, C {fast:,.0f} decisions a second"
            print(f"{seats} seats: {speeds}; {fast / slow:.1f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())

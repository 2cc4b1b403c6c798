"""The report of a run, or of two compared runs, as one HTML file."""

from __future__ import annotations

import deadroad
from deadroad.arena.depth import BOUND, HEADS, NOTES, Depth
from deadroad.arena.figures import MOMENT, SECONDS
from deadroad.arena.job import Job
from deadroad.arena.page import Page
from deadroad.arena.stats import plain
from deadroad.arena.summary import Lift, Summary
from deadroad.arena.versus import COMPARED, Comparison
from deadroad.arena.wording import HAPPENED, Wording, lifts
from deadroad.games import game

BEST = 12  # things in the plot; the table below has all
LIFT = (
    "Share of wins of seats that took a thing, minus that of the other seats, with 95 % intervals. "
    "A lift shows what goes together with winning, not what causes it: seats that last meet more things."
)
OUTLINE = "“…” stands for any number or thing."
LIFT_HEADS = (
    *("what", "lift (95 %)", "share of wins (95 %)", "taken", "offered", "left"),
    *("lift over those who left it (95 %)", "won in game"),
)
PLAIN = (
    *("length", "gestures", "turns", "rounds", "minutes", "choices", "options", "changes", "decided"),
    *("runaway", "nobody", "scored", "points"),
)
FIGURE_HEADS = ("figure", "mean (95 %)", "90 % of games", "games with least and most")
MINUTES = (
    f"A gesture is a row of answers of one seat in which nothing is learned. The minutes assume "
    f"{SECONDS:.0f} seconds for a gesture and {MOMENT} for every other answer."
)
NOTE = (
    "Differences are paired game by game; an effect is a difference in standard deviations of a game. The "
    "p-values are corrected for the number of figures (Holm): if nothing had changed, at most one study in "
    "twenty would show any sure change."
)
MIXED = (
    "Several players took part: what one of them meets more often than another shows its strength as well. "
    "A study with one player in all seats tells more."
)


def comparison(found: Comparison, wording: Wording, title: str, words: str) -> str:
    """Return the comparison of two rule sets on the same seeds, with links to both reports."""
    page = Page(f"{title}, twice")
    page.heading("What changed", words)
    page.note(found.pairing())
    drawn = [change for change in found.changes if change.sure][:BEST] or found.changes[:BEST]
    page.bars(
        [(wording.figure(change.name), change.size) for change in drawn], "standard deviations of a game", 0.0
    )
    sure = [change.row(wording) for change in found.changes if change.sure]
    if sure:
        page.table(COMPARED, sure)
    page.note(NOTE)
    rest = [change.row(wording) for change in found.changes if not change.sure]
    page.table(COMPARED, rest, folded=f"{len(rest)} figures without a sure change")
    page.links({"before": "before/report.html", "after": "after/report.html"})
    return page.text()


def changes_text(found: Comparison, wording: Wording, title: str, words: str) -> str:
    """Return the sure changes as Markdown, to store with a variant."""
    rows = [COMPARED, ("---",) * len(COMPARED)]
    rows += [change.row(wording) for change in found.changes if change.sure]
    table = "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows)
    played = f"Played by version {wording.game.version} of the rules."
    return f"# {title}\n\n{played}\n\n{words}\n\n{found.pairing()}\n\n{table}\n\n{NOTE}\n"


def report(found: Summary, title: str, job: Job, depth: Depth | None = None) -> str:
    """Return the report of a run, with its luck and skill if they were measured."""
    page = Page(title)
    wording = Wording(job.game, job.variant)
    _played(page, job)
    for name, share in found.warnings():
        page.note(
            f"Warning: only {share:.1%} of the games have {wording.figure(name)}; it describes those alone."
        )
    page.heading(
        "Figures", "Mean of a game with 95 % interval, and the values between which 90 % of games lie."
    )
    page.table(FIGURE_HEADS, [figure_row(found, name, wording) for name in PLAIN if name in found.figures])
    page.note(MINUTES)
    page.heading("Length", "Answers given in a game; the red line is the mean.")
    page.histogram(found.figures["length"], "answers in a game")
    if "rounds" in found.figures:
        page.histogram(found.figures["rounds"], "rounds of a game")
    _winners(page, found)
    _points(page, found, wording)
    page.heading("How games end")
    whys = [
        (wording.why(why), f"{known.mean:.1%}", str(known.most_game))
        for why, known in found.of("why").items()
    ]
    page.table(("why", "share", "for example game"), whys)
    causes = found.of("out")
    if causes:
        page.heading("Causes of elimination", "Share of all seats that each put out of the game.")
        rows = [(wording.cause(name), known.estimate) for name, known in causes.items()]
        page.bars(rows, "share of seats")
    if "changes" in found.figures:
        page.heading(
            "Tension", "How often the lead changed, as bots see it, and when the winner took it for good."
        )
        page.histogram(found.figures["changes"], "lead changes in a game")
        if "decided" in found.figures:
            label = "share of the game after which the winner led to the end"
            page.histogram(found.figures["decided"], label)
    if depth is not None:
        page.heading("Luck and skill", BOUND)
        page.table(HEADS, depth.rows())
        for note in depth.notes:
            page.note(NOTES[note])
    _choices(page, found, wording)
    _flows(page, found, wording)
    met = lifts(found)
    if met:
        page.heading("Lift", LIFT)
        if len(found.bots) > 1:
            page.note(MIXED)
    for kind, things in met.items():
        _lift(page, wording, kind, things)
    return page.text()


def figure_row(found: Summary, name: str, wording: Wording) -> tuple[str, ...]:
    """Return the cells of a figure for the columns FIGURE_HEADS."""
    known = found.figures[name]
    middle = f"{plain(known.quantile(0.05))} to {plain(known.quantile(0.95))}"
    games = f"{known.least_game}, {known.most_game}" if known.least_game >= 0 else ""
    return (wording.figure(name), str(known.estimate), middle, games)


def _points(page: Page, found: Summary, wording: Wording) -> None:
    sources = found.of("points")
    if not sources:
        return
    scored = found.figures["scored"].mean
    page.heading("Scores by source", f"Mean points of a seat. Points are compared in {scored:.1%} of games.")
    page.bars([(wording.source(name), known.estimate) for name, known in sources.items()], "points")


def _choices(page: Page, found: Summary, wording: Wording) -> None:
    if "choices" not in found.figures:
        return
    page.heading("Choices", "Share of a game's questions that left a real choice: two answers or more.")
    page.histogram(found.figures["choices"], "share of the questions")
    branching = found.of("branching")
    rows = [
        (wording.kind(kind), str(known.estimate), str(branching[kind].estimate) if kind in branching else "")
        for kind, known in found.of("kind").items()
    ]
    page.table(("kind of decision", "real choices a game (95 %)", "options of each (95 %)"), rows)


def _flows(page: Page, found: Summary, wording: Wording) -> None:
    flows = found.of("flow")
    if not flows:
        return
    page.heading("Resources", "What a seat gets and gives in a game, and when.")
    rows = [(wording.flow(flow), str(known.estimate)) for flow, known in flows.items()]
    page.table(("flow", "a seat, in a game (95 %)"), rows)
    for what in dict.fromkeys(flow.split(":")[1] for flow in flows):
        series = [(wording.flow(flow), found.by_round(flow)) for flow in flows if flow.split(":")[1] == what]
        if any(len(values) > 1 for _, values in series):
            page.lines(series, f"{what} of a seat")


def _played(page: Page, job: Job) -> None:
    chairs = "every line-up plays each seed from every chair" if job.rotations > 1 else "as they are"
    lines = [
        ("rules", job.rules_told()),
        ("bots", ", ".join(job.chairs)),
        ("seats", chairs),
        ("seeds", f"{job.first} to {job.seed(job.games - 1)}"),
        ("version", f"version {game(job.game).version} of the rules, Dead Road {deadroad.__version__}"),
    ]
    page.heading("What was played")
    page.table((), lines, numbers=False)


def _winners(page: Page, found: Summary) -> None:
    if found.seats == 1:
        page.heading("Wins", "Share of games won, with its 95 % interval.")
        page.bars([("won", found.by_seat[0].share)], "share of games")
        return
    nobody = found.figures["nobody"].mean
    parity = (1 - nobody) / found.seats
    page.heading(
        "Seat advantage",
        "Share of wins by seat with 95 % intervals; the dashed line is an equal share of what was won. "
        f"Nobody won {nobody:.1%} of the games.",
    )
    rows = [(f"seat {at}", tally.share) for at, tally in enumerate(found.by_seat, 1)]
    if "first" in found.figures:
        rows.append(("the seat asked first", found.figures["first"].estimate))
    page.bars(rows, "share of wins", parity)
    if len(found.bots) > 1:
        page.heading("Players", "Share of wins of a seat by the player in it, with 95 % intervals.")
        page.bars([(bot, tally.share) for bot, tally in sorted(found.bots.items())], "share of wins", parity)


def _lift(page: Page, wording: Wording, kind: str, met: list[Lift]) -> None:
    what = "what happened" if kind == HAPPENED else kind
    few = f"The {BEST} farthest from zero of {len(met)}." if len(met) > BEST else ""
    page.heading(f"Lift by {what}", " ".join(filter(None, (few, OUTLINE if kind == HAPPENED else ""))))
    drawn = sorted(met[:BEST], key=lambda lift: -lift.more.value)
    page.bars([(wording.thing(lift.name), lift.more) for lift in drawn], "lift", 0.0)
    rows = [
        (
            wording.thing(lift.name),
            str(lift.more),
            str(lift.share),
            f"{lift.share.count:,}",
            f"{lift.offered:,}",
            f"{lift.offered - lift.share.count:,}",
            str(lift.chosen) if lift.chosen is not None else "too few",
            str(lift.game),
        )
        for lift in met
    ]
    page.table(LIFT_HEADS, rows, folded=f"All {len(met)} as a table")

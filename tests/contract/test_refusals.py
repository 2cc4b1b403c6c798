from __future__ import annotations

from deadroad.games import game
from deadroad.kernel.match import Match
from tests.contract.source import known_clauses
from tests.contract.walk import walk


def silent(match: Match, seat: int) -> list[str]:
    """Return the things and verbs of a question that are neither an option nor a refusal."""
    view = match.view(seat)
    refused = [refusal.option for refusal in match.refused(seat)]
    known = [*match.options(), *[option for option in refused if option is not None]]
    refs = {ref for option in known for ref in option.refs}
    verbs = {option.verb for option in known}
    return sorted({*match.game.things(view)} - refs) + sorted({*match.game.verbs(view)} - verbs)


def unanswered(match: Match, left_out: list[str], settings: object = None) -> str:
    """Return what is wrong with a question that leaves out things or verbs, and how to fix it."""
    asked = match.question and match.question.kind
    under = f", settings {settings}" if settings else ""
    return (
        f"question {asked!r} after {len(match.plies)} answers{under}: `things` or `verbs` name {left_out}, "
        "but no option and no refusal has them. Add them to `tries`, or do not name them at this question: "
        "for example, a verb that needs a card while the hand is empty."
    )


def test_every_thing_and_verb_is_an_option_or_a_refusal(name: str, seats: int, games: range) -> None:
    for seed in games:
        for match in walk(name, seats, seed):
            if match.seat is None:
                continue
            left_out = silent(match, match.seat)
            assert not left_out, unanswered(match, left_out)


def test_a_game_with_things_on_the_table_names_them(name: str) -> None:
    found = game(name)
    if any(domain.ref for verb in found.space.verbs for domain in verb.domains):
        played = walk(name, found.most, seed=1)
        assert any(match.seat is not None and found.things(match.view(match.seat)) for match in played)


def test_a_refusal_is_never_an_option_and_cites_a_clause(name: str, seats: int, games: range) -> None:
    clauses = known_clauses(name)
    for seed in games:
        for match in walk(name, seats, seed):
            if match.seat is None:
                continue
            asked = set(match.state.asked)
            for refusal in match.refused(match.seat):
                assert refusal.option is not None
                assert refusal.option.index not in asked, refusal
                assert refusal.clause in clauses, refusal
                assert refusal.reason


def test_refusals_and_questions_speak_three_languages(name: str, seats: int) -> None:
    for number, match in enumerate(walk(name, seats, seed=9)):
        if match.seat is None or number % 5:
            continue
        question = match.question
        assert question is not None
        for language in ("en", "fr", "it"):
            words = match.game.words(language)
            assert words.prompt(question.prompt)
            assert all(words.option(option) for option in match.options())
            assert all(refusal.reason for refusal in match.refused(match.seat, language))

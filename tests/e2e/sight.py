"""Checks that every answer is visible at four sizes: in the bar, on the board, or behind one opening.

An answer counts if the person can press it: it is inside the window and nothing covers it. One opening is a
family of answers, a dialog of amounts, or a marker at the edge of the board, which brings in what is beyond.
"""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.player import Player

SIZES: Final = ((1440, 900), (1280, 720), (1920, 1080), (390, 844))
# A kind of question is looked at so often with the same verbs and about as many answers.
LOOKS: Final = 2

# What can't be seen or reached of some answers; families of answers are opened one after the other.
# `places` are those that a click leads to: where each lies, and which answer comes first on the way.
UNSEEN = """async ([options, places]) => {
    const bar = document.querySelector('[data-testid=question]');
    const still = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
    await still();
    const wrong = [];
    const inside = box => box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const hit = (thing, x, y) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (thing.contains(seen) || seen.contains(thing));
    };
    const on_top = thing => {
        const box = thing.getBoundingClientRect();
        return inside(box) && hit(thing, box.left + box.width / 2, box.top + box.height / 2);
    };
    if (!inside(bar.getBoundingClientRect())) wrong.push('the bar leaves the screen');
    if (bar.scrollHeight > bar.clientHeight + 1) wrong.push('the bar is cut off');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    for (const cut of bar.querySelectorAll('h2, .answers .button')) {
        if (cut.scrollWidth > cut.clientWidth + 1) wrong.push(`cut off: ${cut.innerText}`);
    }
    const reached = new Set();
    for (const button of bar.querySelectorAll('.answers [data-notation], .answers [data-family]')) {
        if (!on_top(button)) wrong.push(`not in sight: ${button.innerText}`);
        if (button.dataset.notation) reached.add(button.dataset.notation);
        if (button.dataset.row) reached.add(button.dataset.row);
    }
    for (const part of bar.querySelectorAll('[data-verb] button, [data-plan] button')) {
        if (part.checkVisibility() && !on_top(part)) wrong.push(`not in sight: ${part.innerText}`);
    }
    const verbs = new Set([...bar.querySelectorAll('[data-verb]')].map(it => it.dataset.verb));
    for (const option of options) if (verbs.has(option.verb)) reached.add(option.notation);
    for (const button of bar.querySelectorAll('[data-family]')) {
        button.click();
        await still();
        for (const folded of bar.querySelectorAll('.fan [data-notation]')) {
            if (!on_top(folded)) wrong.push(`not in sight when opened: ${folded.innerText}`);
            reached.add(folded.dataset.notation);
            if (folded.dataset.row) reached.add(folded.dataset.row);
        }
        button.click();
        await still();
    }
    // Amounts are chosen in a dialog.
    const dialog = document.querySelector('[data-mix]');
    for (const part of dialog?.querySelectorAll('[data-part], [data-mix-go]') ?? []) {
        if (!on_top(part)) wrong.push(`not in sight: ${part.dataset.part ?? part.innerText}`);
    }
    for (const option of options) if (dialog?.dataset.mix === option.verb) reached.add(option.notation);
    // A thing on the board can be pressed at one of five points, or after one tap on a marker.
    const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
    const presses = thing => {
        const box = thing.getBoundingClientRect();
        return points.some(([x, y]) => {
            const [left, top] = [box.left + x * box.width, box.top + y * box.height];
            const seen = document.elementFromPoint(left, top);
            return seen !== null && thing.contains(seen) && (seen.closest('[data-lit]') ?? thing) === thing;
        });
    };
    const drawn = () => {
        const found = new Set();
        for (const thing of document.querySelectorAll('[data-ref]')) {
            const can = thing.hasAttribute('data-lit') || thing.closest('.seats');
            if (can && thing.getClientRects().length > 0 && presses(thing)) found.add(thing.dataset.ref);
        }
        return found;
    };
    const needed = new Set([...places.map(place => place.ref), ...options.flatMap(option => option.refs)]);
    const lies = drawn();
    const edges = [...document.querySelectorAll('[data-edge]')].map(marker => marker.dataset.edge);
    // A phone has one button that zooms: to the whole board, and back to the first view.
    const back = async () => {
        const zoom = document.querySelectorAll('.frame > .zoom button');
        if (zoom.length !== 1) return;
        for (let clicks = zoom[0].innerText === '−' ? 2 : 1; clicks > 0; clicks -= 1) {
            zoom[0].click();
            await still();
            await still();
        }
    };
    // Markers are drawn again a moment after the view has moved.
    const present = async selector => {
        let found = document.querySelector(selector);
        for (let frames = 30; frames > 0 && found === null; frames -= 1) {
            await still();
            found = document.querySelector(selector);
        }
        return found;
    };
    for (const edge of edges) {
        if ([...needed].every(ref => lies.has(ref))) break;
        if (edge !== edges[0]) await back();
        const marker = await present(`[data-edge="${edge}"]`);
        if (marker === null) continue;
        if (!on_top(marker)) wrong.push(`not in sight: the marker at ${edge}`);
        marker.click();
        await still();
        await still();
        for (const ref of drawn()) lies.add(ref);
    }
    for (const {ref, first} of places) if (lies.has(ref)) reached.add(first);
    for (const {notation, refs} of options) {
        if (!reached.has(notation) && !(refs.length > 0 && refs.every(ref => lies.has(ref)))) {
            wrong.push(`neither in the bar nor on the board: ${notation} (edges: ${edges})`);
        }
    }
    return wrong;
}"""


def newest(player: Player, kind: str) -> dict[str, Any] | None:
    """The newest message of a kind that the server sent."""
    return next((said for said in reversed(player.heard) if said["type"] == kind), None)


def places(player: Player, ply: int) -> list[dict[str, str]]:
    """What a click leads to from a position, as the server told."""
    reach = newest(player, "reach")
    if reach is None or reach["ply"] != ply:
        return []
    ends = [end for chain in reach["chains"] if not chain["mix"] for end in chain["ends"]]
    return [{"ref": end["name"].split()[0], "first": end["answers"][0]} for end in ends]


def alike(moment: dict[str, Any]) -> tuple[str, ...]:
    """What makes two questions alike on the screen: kind, verbs, and roughly how many answers."""
    verbs = sorted({option["verb"] for option in moment["options"]})
    return (moment["question"]["kind"], *verbs, str(len(moment["options"]).bit_length()))


class Sight:
    """Looks at every question of a game that differs from those before. With `every` at all of them."""

    def __init__(self, player: Player, *, every: bool = False) -> None:
        self.player = player
        self.every = every
        self.looked: dict[tuple[str, ...], int] = {}

    def look(self) -> None:
        """Fail if an answer to the open question is out of sight at one of the sizes."""
        page = self.player.page
        moment = newest(self.player, "moment")
        assert moment is not None
        sort = alike(moment)
        self.looked[sort] = self.looked.get(sort, 0) + 1
        if self.looked[sort] > LOOKS and not self.every:
            return
        for width, height in (*SIZES[1:], SIZES[0]):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => innerWidth === {width}")
            wrong = page.evaluate(UNSEEN, [moment["options"], places(self.player, moment["ply"])])
            assert not wrong, (sort, width, wrong)

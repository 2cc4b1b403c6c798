"""How to fix a leak that a secrecy proof found."""

from __future__ import annotations

from deadroad.kernel.codec import Plain
from deadroad.kernel.leak import PUBLIC_PROMPT, difference

REVEAL = (
    "If the rules show this to the seat, call state.reveal() where it is shown. "
    "If they do not, keep it in `hidden` or in the secret of its seat."
)
SHOWN = (
    "An event tells the seat something that its view does not show afterwards. If the seat may know it, "
    "store it in the public part or in the seat's secret. If not, whisper it to the seat that may."
)
IMAGINE = "`imagine` changes what the view shows, or a fact reads what the seat can't see."
VERDICT = (
    "`tries`, `verdict` and `options` may read the public part and the secret of the asked seat. One of them "
    "reads another secret or `hidden`, or `imagine` changes what the view shows."
)
FACTS = "`facts` may read the public part and the stack. What follows from a secret goes to `own_facts`."
SEEN = "The frame is `secret`, so no other seat may see which of the two was answered."
UNSEEN = "make the frame `secret`, or the record that other seats keep would show the answer"
MOMENT = "Whether it is asked depends on a hand, so the silence reveals the hand: return true from `moment`."
REDEAL = "`redeal` may shuffle only what no seat knows: the order of decks, not the hands."


def remedy(one: Plain, other: Plain) -> str:
    """Return how to fix two worlds of one view that differ: in the question alone, or elsewhere too."""
    asked = all(line.startswith("question.") for line in difference(one, other))
    return PUBLIC_PROMPT if asked else IMAGINE

"""What a bot sees from the walls during one question, worked out once for all its options."""

from __future__ import annotations

from typing import final

from deadroad.games.tower_defense.grid import LINES
from deadroad.games.tower_defense.public import Public
from deadroad.games.tower_defense.tactics import Plan, best_plan, fighters_wanted


@final
class Lookout:
    """The best group for each bastion and the members to keep free, each looked up when first wanted."""

    __slots__ = ("plans", "public", "wanted")

    def __init__(self, public: Public) -> None:
        self.public = public
        self.plans: list[Plan | None] = [None] * LINES
        self.wanted = -1

    def plan(self, bastion: int) -> Plan:
        """Return the best group that gathers at a bastion."""
        plan = self.plans[bastion]
        if plan is None:
            plan = best_plan(self.public, bastion)
            self.plans[bastion] = plan
        return plan

    def hope(self) -> float:
        """Return what the best group of all is worth."""
        return max([self.plan(bastion).worth for bastion in range(LINES)])

    def fighters(self) -> int:
        """Return how many members should stay free."""
        if self.wanted < 0:
            self.wanted = fighters_wanted(self.public)
        return self.wanted

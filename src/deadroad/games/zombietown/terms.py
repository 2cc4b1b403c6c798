"""The settings of a table as numbers (ZTB-6 to ZTB-50). They never change."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.setting import Setting, Settings, yes_no

# Fixed by the rulebook of Road Rage (ZRR-20, ZRR-24).
DRIVE: Final = 6
CAR_DAMAGE: Final = 4
# Fixed by the box (ZTB-2, ZTB-4, ZTB-23).
ZOMBIES: Final = 100
CHIPS: Final = 4
STANDS: Final = 12
DEALT: Final = 6
KEPT: Final = 3
RETREAT: Final = 3
AGENDAS: Final = 2
# Our own numbers that are not settings.
HANDOVERS: Final = 5
SECOND_HEALTH: Final = 2
HELP_EXPECTED: Final = 3  # days at the end in which help can be late

SETTINGS: Final = (
    yes_no("road_rage", "ZRR-70", "yes"),
    Setting("days", "ZTB-1", 10, least=1, most=12),
    Setting("actions", "ZTB-11", 3, least=1, most=6),
    Setting("health", "ZTB-6", 4, least=1, most=8),
    Setting("bite", "ZTB-23", 1, least=1, most=4),
    Setting("walk", "ZTB-12", 3, least=1, most=6),
    Setting("hand", "ZTB-16", 5, least=1, most=10),
    Setting("pawn_guns", "ZTB-16", 2, least=1, most=3),
    Setting("followers", "ZTB-16", 3, least=1, most=4),
    Setting("guards", "ZTB-16", 2, least=1, most=3),
    Setting("reach", "ZTB-25", 3, least=1, most=6),
    Setting("graves", "ZTB-40", 3, least=1, most=12),
    Setting("lurches", "ZTB-41", 6, least=0, most=12),
    Setting("boards", "ZTB-32", 2, least=1, most=6),
    Setting("furniture", "ZTB-32", 3, least=1, most=6),
    Setting("zombie_points", "ZTB-50", 1, least=0, most=10),
    Setting("house_points", "ZTB-50", 3, least=0, most=10),
    Setting("survivor_points", "ZTB-50", 2, least=0, most=10),
    Setting("barricade_points", "ZTB-50", 1, least=0, most=10),
    Setting("gun_points", "ZTB-50", 1, least=0, most=10),
    yes_no("abilities", "ZTB-4", "no"),
    yes_no("second_life", "ZTB-27", "no"),
)


@final
class Terms:
    """The settings of a table as plain numbers."""

    __slots__ = (
        "abilities",
        "actions",
        "barricade_points",
        "bite",
        "boards",
        "days",
        "followers",
        "furniture",
        "graves",
        "guards",
        "gun_points",
        "hand",
        "health",
        "house_points",
        "lurches",
        "pawn_guns",
        "reach",
        "road_rage",
        "second_life",
        "survivor_points",
        "walk",
        "zombie_points",
    )

    def __init__(self, settings: Settings) -> None:
        self.days = int(settings["days"])
        self.road_rage = settings["road_rage"] == "yes"
        self.abilities = settings["abilities"] == "yes"
        self.second_life = settings["second_life"] == "yes"
        self.actions = int(settings["actions"])
        self.health = int(settings["health"])
        self.bite = int(settings["bite"])
        self.walk = int(settings["walk"])
        self.hand = int(settings["hand"])
        self.pawn_guns = int(settings["pawn_guns"])
        self.followers = int(settings["followers"])
        self.guards = int(settings["guards"])
        self.reach = int(settings["reach"])
        self.graves = int(settings["graves"])
        self.lurches = int(settings["lurches"])
        self.boards = int(settings["boards"])
        self.furniture = int(settings["furniture"])
        self.zombie_points = int(settings["zombie_points"])
        self.house_points = int(settings["house_points"])
        self.survivor_points = int(settings["survivor_points"])
        self.barricade_points = int(settings["barricade_points"])
        self.gun_points = int(settings["gun_points"])

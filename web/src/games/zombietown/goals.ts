// How far a seat is with an objective, counted from what all can see.
import { barricadesOf, bulletsOf, gunsOf, housesOf, keysOf, SIDES, survivorsOf, type Plan, type Table } from "./town";
import type { Rows } from "./types";

export type AgendaRow = Rows["agendas"];
export type Objective = AgendaRow["hard"];

const bits = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

/** How much of the amount is there; null where only the right moment counts. */
export function progress(table: Table, seat: number, objective: Objective, plan: Plan): number | null {
  const player = table.players[seat];
  if (!player) return null;
  switch (objective.goal) {
    case "houses":
      return housesOf(table, seat);
    case "survivors":
    case "survivors_travelling":
      return survivorsOf(table, seat);
    case "barricades":
    case "barricades_spread":
      return barricadesOf(table, seat);
    case "bullets":
      return bulletsOf(table, seat);
    case "loaded_guns":
      return gunsOf(table, seat).filter((gun) => gun.bullets > 0).length;
    case "zombies":
    case "unscathed_hunter":
      return player.zombies;
    case "hand_kills":
      return player.hand_kills;
    case "hand_kills_turn":
      return player.hand_kills_turn;
    case "shot_kills_turn":
      return player.shot_kills_turn;
    case "run_over":
      return player.run_over;
    case "keys":
      return keysOf(table, seat).length;
    case "closed_house":
      return closedSides(table, seat, plan);
    case "houses_searched":
      return bits(player.searched);
    case "takeover":
      return player.takeovers;
    case "ring_sides":
      return bits(player.ring_sides);
    case "wounds_dealt":
      return player.wounds_dealt;
    default:
      return null;
  }
}

/** The most sides that barricades and cars close of one own house. */
function closedSides(table: Table, seat: number, plan: Plan): number {
  const closed = table.owner.map((owner, house) =>
    owner !== seat ? 0 : SIDES.filter((_, side) => (table.barricades[house * 4 + side] ?? 0) > 0 || table.car_at.includes(plan.access(house, side))).length,
  );
  return Math.max(0, ...closed);
}

// What a seat would score if the days ended now, counted from what all can see: secret agendas are left out.
import type { Facts } from "../../core/facts";
import type { AgendaRow } from "./goals";
import { barricadesOf, gunsOf, keysOf, survivorsOf, WRECK, type Table } from "./town";
import type { Zombietown } from "./types";

/** What a completed side of an agenda is worth: the code is its design twice, plus one for the harder side. */
export const sidePoints = (row: AgendaRow, code: number): number => (code % 2 ? row.hard.points : row.easy.points);

/** ZTB-50, ZRR-50, without what unfinished agendas will cost. */
export function seenPoints(table: Table, seat: number, facts: Facts<Zombietown>): number {
  const { terms } = table;
  const player = table.players[seat];
  if (!player) return 0;
  const town =
    player.zombies * terms.zombie_points +
    housePoints(table, seat, facts) +
    survivorsOf(table, seat) * terms.survivor_points +
    barricadesOf(table, seat) * terms.barricade_points +
    gunsOf(table, seat).filter((gun) => gun.bullets > 0).length * terms.gun_points;
  if (!terms.road_rage) return town;
  const designs = facts.rows("agendas");
  const done = player.completed.reduce((sum, code) => {
    const row = designs[Math.floor(code / 2)];
    return sum + (row ? sidePoints(row, code) : 0);
  }, 0);
  return town + done + keysOf(table, seat).filter((car) => (table.car_damage[car] ?? 0) < WRECK).length;
}

/** An estate agent's houses count more, save the base. */
function housePoints(table: Table, seat: number, facts: Facts<Zombietown>): number {
  const { terms } = table;
  const role = terms.abilities ? facts.rows("roles")[table.players[seat]?.role ?? -1] : undefined;
  const other = Math.max(terms.house_points, role?.effect === "estate" ? role.amount : 0);
  return table.owner.reduce((sum, owner, house) => sum + (owner !== seat ? 0 : table.home[house] === seat ? terms.house_points : other), 0);
}

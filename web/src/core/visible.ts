// Which positions and events a screen shows: what its reader may see, what is new, and how much is kept.
import type { Happening, Moment } from "./protocol";

/** A screen with several seats receives the secrets of all of them. Only those of the current seat are shown. */
export const mayRead = (event: Happening, viewer: number | null): boolean => event.seat === null || event.seat === viewer;

/** A position on the screen. `from`: the ply of the position before it, if both were received in a row. */
export interface Seen extends Moment {
  readonly from?: number;
  /** The events of this part, if what an answer caused is shown in two parts. */
  readonly part?: readonly Happening[];
  /** The ply up to which the log tells, while the end of something is still being shown. */
  readonly told?: number;
}

/** The events that led to a position, as far as its seat may see them: those of a whole plan, or of the last answer. */
export const happened = (moment: Seen): readonly Happening[] => moment.part ?? moment.events.filter((event) => event.ply >= (moment.from ?? moment.ply - 1) && mayRead(event, moment.seat));

/** Whether a position contains secrets of its seat. */
export const holdsSecrets = (moment: Moment): boolean => Object.keys(moment.view.secret ?? {}).length > 0;

/** Whether a position belongs to another seat of this screen and is answered automatically. It is not shown. */
export const passesBy = (moment: Moment, shown: Moment): boolean => Boolean(moment.wished) && moment.seat !== shown.seat && holdsSecrets(moment);

/** The events without those shown before; each earlier event removes one. */
export function newEvents(events: readonly Happening[], told: readonly Happening[]): Happening[] {
  const known = told.map((event) => JSON.stringify(event));
  return events.filter((event) => {
    const at = known.indexOf(JSON.stringify(event));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Lines of the log that are kept, besides those still to be shown. */
export const MOST_LOG = 600;

/** The log with the events of a new position. `shown` is the ply of the position on the screen. */
export function lengthened(log: readonly Happening[], moment: Moment, shown: number): Happening[] {
  const seen = moment.since === 0 ? 0 : log.findLastIndex((event) => event.ply < moment.since) + 1;
  const all = [...log.slice(0, seen), ...moment.events];
  const ahead = all.findIndex((event) => event.ply >= shown);
  return all.slice(Math.max(0, (ahead < 0 ? all.length : ahead) - MOST_LOG));
}

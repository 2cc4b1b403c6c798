// The buttons of the bar: at most four, each an answer or a family of answers that opens upwards.
import type { Choice } from "./protocol";

/** A button of the bar: one answer, or several of one kind behind it. `verb` is empty for answers of all kinds. */
export type Button = { readonly kind: "answer"; readonly option: Choice } | { readonly kind: "family"; readonly verb: string; readonly options: readonly Choice[] };

export const MOST_BUTTONS = 4;

const alone = (option: Choice): Button => ({ kind: "answer", option });

const answersOf = (button: Button): readonly Choice[] => (button.kind === "answer" ? [button.option] : button.options);

/**
 * The buttons for some answers, in order. If they do not fit, the answers of a verb share one button, and the last button has the rest: an
 * answer that the board can't give stays in front of it. `away` are verbs that are always behind the last button.
 */
export function fold(options: readonly Choice[], most = MOST_BUTTONS, away: readonly string[] = []): Button[] {
  const put = options.filter(({ verb }) => away.includes(verb));
  const kept = options.filter(({ verb }) => !away.includes(verb));
  const room = most - (put.length > 0 ? 1 : 0);
  if (kept.length <= room) return [...kept.map(alone), ...behind(put)];
  const byVerb = new Map<string, Choice[]>();
  for (const option of kept) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option]);
  const buttons = [...byVerb].map(([verb, same]): Button => (same.length === 1 ? alone(same[0]!) : { kind: "family", verb, options: same }));
  if (buttons.length <= room) return [...spread(buttons, room), ...behind(put)];
  const words = buttons.filter((button) => button.kind === "answer" && button.option.refs.length === 0);
  const front = new Set([...words, ...buttons].slice(0, most - 1));
  const rest = buttons.filter((button) => !front.has(button)).flatMap(answersOf);
  return [...buttons.filter((button) => front.has(button)), ...behind([...rest, ...put])];
}

/** The last button, if there is anything behind it. */
const behind = (options: readonly Choice[]): Button[] => (options.length > 0 ? [{ kind: "family", verb: "", options }] : []);

/** Small families are unfolded if there is room for all their answers. */
function spread(buttons: readonly Button[], most: number): Button[] {
  let room = most - buttons.length;
  return buttons.flatMap((button) => {
    if (button.kind === "answer" || button.options.length - 1 > room) return [button];
    room -= button.options.length - 1;
    return button.options.map(alone);
  });
}

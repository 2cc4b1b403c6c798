// The buttons of the bar: at most four, each an answer or a family of answers that opens upwards.
import type { Choice } from "./protocol";

/** A button of the bar: one answer, or several of one kind behind it. `verb` is empty for answers of all kinds. */
export type Button = { readonly kind: "answer"; readonly option: Choice } | { readonly kind: "family"; readonly verb: string; readonly options: readonly Choice[] };

export const MOST_BUTTONS = 4;

const alone = (option: Choice): Button => ({ kind: "answer", option });

/**
 * The buttons for some answers, in order. If they do not fit, the answers of a verb share one button, and the last button has the rest: an
 * answer that the board can't give stays in front of it. `away` are verbs that are always behind the last button.
 */
export function fold(options: readonly Choice[], most = MOST_BUTTONS, away: readonly string[] = []): Button[] {
  const kept = options.filter(({ verb }) => !away.includes(verb));
  const put = options.filter(({ verb }) => away.includes(verb));
  if (put.length > 0) return [...fold(kept, most - 1), { kind: "family", verb: "", options: put }];
  if (options.length <= most) return options.map(alone);
  const byVerb = new Map<string, Choice[]>();
  for (const option of options) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option]);
  const buttons = [...byVerb].map(([verb, same]): Button => (same.length === 1 ? alone(same[0]!) : { kind: "family", verb, options: same }));
  if (buttons.length <= most) return spread(buttons, most);
  const words = buttons.filter((button) => button.kind === "answer" && button.option.refs.length === 0);
  const front = new Set([...words, ...buttons].slice(0, most - 1));
  const rest = buttons.filter((button) => !front.has(button)).flatMap((button) => (button.kind === "answer" ? [button.option] : button.options));
  return [...buttons.filter((button) => front.has(button)), { kind: "family", verb: "", options: rest }];
}

/** Small families are unfolded if there is room for all their answers. */
function spread(buttons: readonly Button[], most: number): Button[] {
  let room = most - buttons.length;
  return buttons.flatMap((button) => {
    if (button.kind === "answer" || button.options.length - 1 > room) return [button];
    room -= button.options.length - 1;
    return button.options.map(alone);
  });
}

// The picker turns the options of a question into highlighted things, buttons, steppers and drags,
// for every game. It knows no rules, only verbs, arguments and refs.
import { MOST_BUTTONS } from "./families";
import type { Choice } from "./protocol";

/** A verb whose only argument is a run of whole numbers, which is answered with a stepper. */
export interface Stepper {
  readonly verb: string;
  readonly slot: string;
  readonly steps: readonly Choice[];
}

/** What the question bar shows beside the board. */
export interface Bar {
  readonly buttons: readonly Choice[];
  readonly steppers: readonly Stepper[];
}

export type Outcome =
  | { readonly kind: "answer"; readonly option: Choice }
  | { readonly kind: "choose"; readonly options: readonly Choice[] }
  | { readonly kind: "nothing" };

const NOTHING: Outcome = { kind: "nothing" };
const NOWHERE: ReadonlySet<string> = new Set();
const FEWEST_STEPS = 4;
// A shorter run has a stepper only if the bar would fold its answers otherwise.
const FEWEST_FOLDED = 3;
/** The verb of an auction. A bid always has the same place and form, however few are left. */
export const BID = "bid";
// A run may have gaps, such as occupied mile posts.
const MOST_GAPS = 3;

/** The answer with a number, such as "road 2", if the board has all answers; undefined if several or none have it. */
export function withNumber(options: readonly Choice[], digit: number): Choice | undefined {
  const found = options.filter(({ args }) => Object.values(args).join() === String(digit));
  return found.length === 1 ? found[0] : undefined;
}

/** The options that still fit what has been chosen so far. */
export function fitting(options: readonly Choice[], chosen: readonly string[]): Choice[] {
  return options.filter((option) => {
    const left = [...option.refs];
    return chosen.every((ref) => {
      const at = left.indexOf(ref);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** The part of reach that the picker needs. */
export interface Places {
  readonly refs: Iterable<string>;
  answers(option: Choice, drawn: ReadonlySet<string>): boolean;
}

const NO_PLACES: Places = { refs: [], answers: () => false };

/** The refs that can be clicked next. */
export function litRefs(options: readonly Choice[], chosen: readonly string[], places: Places = NO_PLACES): Set<string> {
  const lit = new Set<string>(places.refs);
  for (const option of fitting(options, chosen)) {
    const left = [...option.refs];
    for (const ref of chosen) left.splice(left.indexOf(ref), 1);
    for (const ref of left) lit.add(ref);
  }
  return lit;
}

/** Handles a click on a thing: it answers, narrows the choice, or lets the bar ask. */
export function click(options: readonly Choice[], chosen: readonly string[], ref: string): { chosen: string[]; outcome: Outcome } {
  const at = chosen.indexOf(ref);
  if (at >= 0 && !litRefs(options, chosen).has(ref)) return { chosen: chosen.slice(0, at), outcome: NOTHING };
  const next = [...chosen, ref];
  let fit = fitting(options, next);
  if (fit.length === 0) {
    // A thing that does not go with what was chosen before starts a new choice.
    fit = fitting(options, [ref]);
    if (fit.length === 0) return { chosen: [...chosen], outcome: NOTHING };
    return settle(options, [ref], fit);
  }
  return settle(options, next, fit);
}

function settle(options: readonly Choice[], chosen: string[], fit: Choice[]): { chosen: string[]; outcome: Outcome } {
  const only = fit.length === 1 ? fit[0] : undefined;
  if (only) return { chosen: [], outcome: { kind: "answer", option: only } };
  // If more things are highlighted, the next click decides; otherwise the bar asks.
  if (fit.some((option) => option.refs.length === chosen.length) || litRefs(options, chosen).size === 0) {
    return { chosen, outcome: { kind: "choose", options: fit } };
  }
  return { chosen, outcome: NOTHING };
}

/** The same for a thing that people also click to read: the bar asks for confirmation. */
export function asking(step: ReturnType<typeof click>, ref: string): ReturnType<typeof click> {
  if (step.outcome.kind !== "answer") return step;
  return { chosen: [ref], outcome: { kind: "choose", options: [step.outcome.option] } };
}

/** Drag from one thing to another: the same as choosing both. */
export function drag(options: readonly Choice[], from: string, to: string): { chosen: string[]; outcome: Outcome } {
  const fit = options.filter((option) => {
    const first = option.refs.indexOf(from);
    return first >= 0 && option.refs.some((ref, at) => at !== first && ref === to);
  });
  if (fit.length > 0) return settle(options, [from, to], fit);
  // A piece dropped on the one place that an option names.
  const place = options.filter((option) => option.refs.length === 1 && option.refs[0] === to);
  const only = place.length === 1 ? place[0] : undefined;
  return only ? { chosen: [], outcome: { kind: "answer", option: only } } : { chosen: [], outcome: NOTHING };
}

/** Whether dragging a thing can lead anywhere: an option names it together with another. */
export function draggable(options: readonly Choice[], ref: string): boolean {
  return options.some((option) => option.refs.length > 1 && option.refs.includes(ref));
}

/**
 * Buttons and steppers for the remaining options, except those that the board answers (all refs `drawn`). `named` are
 * drawn things that have a number in the answer and a name on the board: their number is no amount.
 */
export function bar(options: readonly Choice[], chosen: readonly string[], drawn: ReadonlySet<string> = NOWHERE, places: Places = NO_PLACES, named: ReadonlySet<string> = NOWHERE): Bar {
  const fit = fitting(options, chosen).filter((option) => !(option.refs.length > chosen.length && option.refs.every((ref) => named.has(ref))));
  // If a click on the board could not tell the answers apart, the bar shows them at once.
  const alike = chosen.length === 0 && fit.length > 1 && fit.every(({ refs }) => refs.length > 0 && refs.join() === fit[0]?.refs.join());
  const left = (steppers: readonly Stepper[]): Choice[] => {
    const stepped = new Set(steppers.flatMap((stepper) => stepper.steps));
    return fit.filter((option) => !stepped.has(option) && (alike || !onBoard(option, chosen, drawn)) && !places.answers(option, drawn));
  };
  if (chosen.length > 0) return { buttons: left([]), steppers: [] };
  const steppers = runs(fit, FEWEST_STEPS);
  const buttons = left(steppers);
  if (buttons.length <= MOST_BUTTONS) return { buttons, steppers };
  const more = runs(fit, FEWEST_FOLDED);
  return { buttons: left(more), steppers: more };
}

/** Whether an option can be answered on the board: it has refs, and all are drawn. Amounts appear in the bar too. */
function onBoard(option: Choice, chosen: readonly string[], drawn: ReadonlySet<string>): boolean {
  const args = Object.values(option.args);
  const amount = args.length === 1 && /^\d+$/.test(args[0] ?? "");
  return option.refs.length > chosen.length && (!amount || chosen.length > 0) && option.refs.every((ref) => drawn.has(ref));
}

function runs(options: readonly Choice[], fewest: number): Stepper[] {
  const byVerb = new Map<string, Choice[]>();
  for (const option of options) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option]);
  const found: Stepper[] = [];
  for (const [verb, same] of byVerb) {
    const [slot, ...others] = Object.keys(same[0]?.args ?? {});
    if (slot === undefined || others.length > 0 || (verb !== BID && same.length < fewest)) continue;
    const steps = same.toSorted((a, b) => Number(a.args[slot]) - Number(b.args[slot]));
    const numbers = steps.map((option) => Number(option.args[slot]));
    const gaps = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 - numbers.length;
    if (!numbers.every(Number.isInteger) || new Set(numbers).size < numbers.length) continue;
    if (gaps <= MOST_GAPS || verb === BID) found.push({ verb, slot, steps });
  }
  return found;
}

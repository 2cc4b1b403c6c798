// The place of the last answer: while the same is asked again, the next thing goes there with one click.
import type { Choice } from "./protocol";

export class Keeping {
  private last = $state.raw<{ readonly kind: string; readonly place: string } | null>(null);

  /** An answer was given to a question of this kind. */
  note(kind: string, option: Choice): void {
    const place = option.refs[1];
    this.last = place === undefined ? null : { kind, place };
  }

  /** The place that is kept at a question; null if there is none. */
  at(kind: string | undefined, options: readonly Choice[]): string | null {
    const { last } = this;
    if (last === null || last.kind !== kind || !assigns(options)) return null;
    return options.some((option) => option.refs[1] === last.place) ? last.place : null;
  }
}

/** The one answer that takes a thing to a place, if there is one. */
export function answerFor(options: readonly Choice[], thing: string, place: string | null): Choice | undefined {
  const fit = options.filter((option) => option.refs[0] === thing && option.refs[1] === place);
  return fit.length === 1 ? fit[0] : undefined;
}

/** Whether a question only asks which thing goes where: all options with refs have one verb and name two things. */
function assigns(options: readonly Choice[]): boolean {
  const pairs = options.filter((option) => option.refs.length > 0);
  return pairs.length > 1 && pairs.every((option) => option.refs.length === 2 && option.verb === pairs[0]?.verb);
}

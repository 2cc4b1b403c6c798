// What the red text of a card does to its combat, as a sign.
import dog from "icon:sitting-dog";
import fangs from "icon:fangs";
import run from "icon:run";
import syringe from "icon:syringe";

export const RULES: Readonly<Record<string, string>> = {
  ranged_bite_adds: fangs,
  no_adrenaline: crossed(syringe),
  no_flee: crossed(run),
  companion_blast: dog,
};

function crossed(icon: string): string {
  return `${icon}<path d="M70 442L442 70" stroke="#fff" stroke-width="92"/><path d="M70 442L442 70" stroke="#a31f18" stroke-width="48"/>`;
}

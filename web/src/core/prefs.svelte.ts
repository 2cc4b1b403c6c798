// Preferences of this browser, kept in local storage if that is allowed.
import { LANGUAGES, type Language } from "./texts";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Whether each answer must be confirmed. */
  confirm: boolean;
  panel: boolean;
  textView: boolean;
}

const KEY = "deadroad";

function ownLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Phones are muted by default. */
const onPhone = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse) and (max-width: 719px)").matches;

function read(): Kept {
  const kept: Kept = {
    language: ownLanguage(),
    theme: "system",
    speed: "normal",
    sound: !onPhone(),
    notify: false,
    confirm: false,
    panel: true,
    textView: false,
  };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return kept;
  }
}

class Prefs {
  private kept = $state(read());

  get language(): Language {
    return this.kept.language;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  get confirm(): boolean {
    return this.kept.confirm;
  }
  get panel(): boolean {
    return this.kept.panel;
  }
  get textView(): boolean {
    return this.kept.textView;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Everything works without storage too.
    }
  }
}

export const prefs = new Prefs();

/** Whether the person asked their system for less motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

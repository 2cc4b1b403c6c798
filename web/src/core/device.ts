// The name of a device for a list of logins, from what its browser sent as user agent.

// The first pattern that matches counts: Edge and Opera also name Chrome, and Chrome also names Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const first = (agent: string, known: readonly (readonly [RegExp, string])[]): string => known.find(([pattern]) => pattern.test(agent))?.[1] ?? "";

/** "Firefox, Windows". Returns a user agent that is not recognised as it is. */
export function device(agent: string): string {
  const names = [first(agent, BROWSERS), first(agent, SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(", ") : agent;
}

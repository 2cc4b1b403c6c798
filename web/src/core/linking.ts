// Short words before a name, as deadroad/content/linking.py joins them: `d’Otis`, `ad Ada`.

const ELIDED = ["de", "que", "le", "la", "jusque"];
/** The first letters of French words and names with an aspirated h. Every other h is mute. */
const ASPIRATED = /^(?:ha|hea|hei|helm|henry|her|hi|hol|hor|how|hu)/;
const MUTE = /^(?:hab|had|hal|harm|herb|herc|herm|herv|hil|hip|his|hon|hort|huber|hug|hui|hum)/;
const NOT_MUTE = /^(?:hall|halt|hill|hugh|huit|hump)/;

/** A word and a name as a language joins them. */
export function link(language: string, word: string, name: string): string {
  const start = plain(name);
  const small = word.toLowerCase();
  if (language === "fr" && ELIDED.includes(small) && vowelSound(start)) return `${word.slice(0, -1)}’${name}`;
  if (language === "it" && ["a", "e"].includes(small) && start.startsWith(small)) return `${word}d ${name}`;
  return `${word} ${name}`;
}

/** A name in lower case without accents, beginning with its first letter or digit. */
function plain(name: string): string {
  const letters = name.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFD");
  return letters.replaceAll(/\p{M}/gu, "").replace(/^[^\p{L}\p{N}]+/u, "");
}

function vowelSound(start: string): boolean {
  if (start.startsWith("h")) return !(NOT_MUTE.test(start) || (ASPIRATED.test(start) && !MUTE.test(start)));
  if (start.startsWith("y")) return /^y[^aeiou]/.test(start);
  return /^[aeiou]/.test(start) && !/^(?:onz|oui)/.test(start);
}

// Files that a person saves from a page: tables as CSV, pictures as SVG and PNG, a study as one HTML file.
import { spaced, type Plotted } from "./plotted";

/** Offers a file for download. */
export function save(name: string, content: Blob | string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A spreadsheet takes a text that begins like this, and is no number, for a formula. The name of a stranger's variant must not become one. */
const FORMULA = /^[=+\-@\t\r]/;
const cellOf = (cell: string | number): string => (FORMULA.test(String(cell)) && Number.isNaN(Number(cell)) ? `'${cell}` : String(cell));

/** Rows as CSV, every cell in quotes. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cellOf(cell).replaceAll('"', '""')}"`).join(",")).join("\n");

export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const COLOURS = ["#222222", "#b3261e", "#2f6f9f", "#4d7c3a", "#8a5a9e", "#b06a00"];
/** The colour of a line: a seat keeps its own; other names of colours depend on the theme, and the picture is on white. */
const painted = (name: string, at: number): string =>
  (name.startsWith("--seat-") && getComputedStyle(document.documentElement).getPropertyValue(name).trim()) || (COLOURS[at % COLOURS.length] ?? "#222222");
const WIDTH = 640;
const HEIGHT = 300;
const EDGE = 46;
const BAND = 90;

/** A chart as an SVG file: drawn on white, whatever theme the page has. */
export function svg(title: string, { xs, lines, format, range, ticks, marks = [], bars = [], dots = [] }: Plotted): string {
  const { least: low, most: high } = range ?? { least: 0, most: Math.max(1e-9, ...lines.flatMap((one) => one.values.map((value) => value ?? 0))) };
  const [least = 0, greatest = 1] = [xs[0], xs.at(-1)];
  const whole = HEIGHT + (bars.length > 0 ? BAND : 0);
  const x = (value: number): number => EDGE + ((value - least) / (greatest - least || 1)) * (WIDTH - EDGE - 16);
  const y = (value: number): number => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - EDGE - 60);
  const short = (value: number): string => Number(value.toPrecision(3)).toString();
  const named = lines.map((_, at) => lines.slice(0, at + 1).filter((one) => one.name).length - 1); // parts of a line share its number
  const parts = lines.flatMap((one, place) => {
    const at = named[place] ?? 0;
    const colour = painted(one.colour, at);
    const dash = one.dash?.length ? ` stroke-dasharray="${one.dash.join(" ")}"` : "";
    const points = one.values.map((value, index) => (value === null ? "" : `${x(xs[index] ?? 0).toFixed(1)},${y(value).toFixed(1)}`));
    // Points between two gaps; a line that passes over its gaps is one piece.
    const pieces = one.stops ? points.join(" ").split(/ {2,}/).map((piece) => piece.trim()) : [points.filter(Boolean).join(" ")];
    const key = 16 + (at % 3) * 205;
    const line = 34 + Math.floor(at / 3) * 14;
    return [
      ...pieces.filter(Boolean).map((piece) => `<polyline points="${piece}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`),
      ...(one.name ? [`<line x1="${key}" x2="${key + 22}" y1="${line}" y2="${line}" stroke="${colour}" stroke-width="2"${dash}/>`,
      `<text x="${key + 27}" y="${line + 4}" font-size="11">${escaped(one.name.slice(0, 30))}</text>`] : []),
    ];
  });
  const sides = (range?.splits ?? [low, (low + high) / 2, high]).flatMap((value) => [
    `<text x="${EDGE - 6}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${escaped(format(value))}</text>`,
    `<line x1="${EDGE}" x2="${WIDTH - 16}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="#ccc"/>`,
  ]);
  const fewer = ticks && spaced(ticks.filter((_, at) => at % Math.max(1, Math.ceil(ticks.length / 18)) === 0), (greatest - least) / (WIDTH - EDGE - 16));
  const below = (fewer ?? [0, 0.5, 1].map((part) => ({ x: least + part * (greatest - least), text: short(least + part * (greatest - least)) }))).map(
    (tick) => `<text x="${x(tick.x).toFixed(1)}" y="${HEIGHT - EDGE + 18}" text-anchor="middle">${escaped(tick.text)}</text>`,
  );
  const most = Math.max(0.02, ...bars.flatMap((bar) => [Math.abs(bar.luck), Math.abs(bar.play)]));
  const zero = HEIGHT + BAND / 2 - 16;
  const box = (left: number, wide: number, value: number, fill: string): string => {
    const tall = (Math.abs(value) / most) * (BAND / 2 - 4);
    return `<rect x="${left.toFixed(1)}" y="${(value > 0 ? zero - tall : zero).toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" fill="${fill}" stroke="#222"/>`;
  };
  const boxes = bars.flatMap((bar) => {
    const middle = (x(bar.from) + x(bar.to)) / 2;
    const wide = Math.max(2, Math.min(18, (x(bar.to) - x(bar.from)) / 2.6));
    return [box(middle - wide, wide, bar.luck, "#fff"), box(middle, wide, bar.play, "#f2b705")];
  });
  const hollow = dots.map((dot) => `<circle cx="${x(dot.x).toFixed(1)}" cy="${y(dot.y).toFixed(1)}" r="4" fill="#fff" stroke="#222" stroke-width="2"/>`);
  const numbers = marks.map(
    (mark) => `<circle cx="${x(mark.x).toFixed(1)}" cy="${y(mark.y).toFixed(1)}" r="9" fill="#222"/><text x="${x(mark.x).toFixed(1)}" y="${(y(mark.y) + 4).toFixed(1)}" text-anchor="middle" fill="#fff">${escaped(mark.text)}</text>`,
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${whole}" width="${WIDTH}" height="${whole}" font-family="sans-serif" font-size="12">`;
  return `${head}<title>${escaped(title)}</title><rect width="${WIDTH}" height="${whole}" fill="#fff"/><text x="16" y="18" font-weight="bold">${escaped(title)}</text>${[...sides, ...below, ...parts, ...hollow, ...boxes, ...numbers].join("")}</svg>`;
}

/** A chart on a canvas as a PNG file, on the colour behind it. */
export function png(canvas: HTMLCanvasElement, behind: string): Promise<Blob | null> {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = behind;
  pen.fillRect(0, 0, copy.width, copy.height);
  pen.drawImage(canvas, 0, 0);
  return new Promise((done) => copy.toBlob(done, "image/png"));
}

const STYLE =
  "body{max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#222;font:16px/1.5 system-ui,sans-serif}" +
  "table{border-collapse:collapse}th,td{padding:.2rem .9rem .2rem 0;text-align:left;vertical-align:top}.scroll,div{overflow-x:auto}svg{max-width:100%;height:auto}";

/** A page as one HTML file, without buttons and fields. Each chart is replaced by the SVG in its `data-svg`. */
export function page(title: string, language: string, root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const gone of copy.querySelectorAll("button, label, progress, input, select, [data-unsaved]")) gone.remove();
  for (const chart of copy.querySelectorAll("[data-svg]")) {
    chart.innerHTML = chart.getAttribute("data-svg") ?? "";
    chart.removeAttribute("data-svg");
    chart.removeAttribute("aria-hidden");
  }
  for (const any of copy.querySelectorAll("*")) for (const name of ["class", "tabindex", "role"]) if (!any.closest("svg")) any.removeAttribute(name);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><body>${copy.innerHTML}</body></html>`;
}

// Charts by uPlot. This module is loaded when the first chart is drawn: `parts/Plot.svelte` imports it.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { spaced, type Plotted, type PlotLine } from "./plotted";

const FONT = 13;
const LETTER = 15;
const LABEL = 34; // the width of a label below the chart
const AXIS = 56; // the width of the numbers beside the chart
const WORDY = 480; // from this width on, words stand at the ends of lines
const MARK = 11; // half the size of a numbered mark

/** A colour with a share of white mixed in. */
export const lighter = (colour: string, white: number): string =>
  colour.replaceAll(/[\da-f]{2}/gi, (part) => Math.round(Number.parseInt(part, 16) * (1 - white) + 255 * white).toString(16).padStart(2, "0"));

/** Draw a chart into a place. Returns what removes it. */
export function draw(place: HTMLElement, width: number, of: Plotted): () => void {
  const style = getComputedStyle(place);
  const white = Number(style.getPropertyValue("--lighten"));
  const colour = (name: string): string => {
    const plain = style.getPropertyValue(name).trim() || "#888";
    return name.startsWith("--seat") ? lighter(plain, white) : plain;
  };
  const wordy = width >= WORDY;
  const paint: Paint = { colour, of, ratio: uPlot.pxRatio, wordy };
  const axis: uPlot.Axis = { stroke: colour("--muted"), grid: { stroke: colour("--line"), width: 1 }, ticks: { stroke: colour("--line-strong"), size: 5 }, font: `600 ${FONT}px sans-serif` };
  const few = of.ticks?.filter((_, at, all) => at % Math.max(1, Math.ceil((all.length * LABEL) / width)) === 0);
  const lettered = of.lines.some((line) => line.letter);
  const longest = wordy ? Math.max(...of.lines.map((line) => shortened(line.word ?? line.letter ?? "").length)) : 1;
  const right = lettered ? 18 + longest * 8 : 14;
  const ticks = few && spaced(few, ((of.xs.at(-1) ?? 1) - (of.xs[0] ?? 0)) / Math.max(1, width - AXIS - right));
  const chart = new uPlot(
    {
      width: Math.max(200, width),
      height: of.height,
      legend: { show: false },
      padding: [14, right, 0, 0],
      cursor: of.go ? { y: false, points: { show: false }, drag: { x: false, y: false } } : { show: false },
      scales: { x: { time: false }, y: of.range ? { range: [of.range.least - (of.bars ? (of.range.most - of.range.least) * BAND : 0), of.range.most] } : {} },
      axes: [
        ticks ? { ...axis, grid: { show: false }, splits: ticks.map((tick) => tick.x), values: ticks.map((tick) => tick.text) } : axis,
        { ...axis, size: AXIS, values: (_, marks) => marks.map((mark) => of.format(mark)), ...(of.range?.splits ? { splits: [...of.range.splits] } : {}) },
      ],
      series: [{}, ...of.lines.map((line) => series(line, colour, of.lines.length > 1 && of.xs.length < 30 && !lettered))],
      hooks: { draw: [(made) => over(made, paint)] },
    },
    [[...of.xs], ...of.lines.map((line) => [...line.values])] as uPlot.AlignedData,
    place,
  );
  if (of.go) {
    chart.over.style.cursor = "crosshair";
    chart.over.addEventListener("click", (event) => of.go?.(Math.round(chart.posToVal(event.offsetX, "x"))));
  }
  return () => chart.destroy();
}

/** How much of the height luck and play take below the lines. */
const BAND = 0.55;

interface Paint {
  readonly colour: (name: string) => string;
  readonly of: Plotted;
  readonly ratio: number;
  readonly wordy: boolean;
}

const MOST_LETTERS = 10;
const shortened = (word: string): string => (word.length > MOST_LETTERS ? `${word.slice(0, MOST_LETTERS - 1)}…` : word);

/** A colour that lets what is behind it show through. */
function faint(colour: string): string {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  return `${String(pen.fillStyle)}24`; // a canvas tells an opaque colour as #rrggbb
}

function series(line: PlotLine, colour: (name: string) => string, dotted: boolean): uPlot.Series {
  const stroke = colour(line.colour);
  return {
    label: line.name,
    stroke,
    width: line.width ?? 2,
    dash: [...(line.dash ?? [])],
    spanGaps: !line.stops,
    points: { show: dotted, size: 6 },
    ...(line.filled ? { fill: faint(stroke), fillTo: 0 } : {}),
  };
}

/** What uPlot does not draw itself: the place in the game, bars, letters at the ends of lines, numbered marks. */
function over(chart: uPlot, paint: Paint): void {
  const { of, colour, ratio } = paint;
  const pen = chart.ctx;
  const x = (value: number): number => chart.valToPos(value, "x", true);
  const y = (value: number): number => chart.valToPos(value, "y", true);
  pen.save();
  pen.setLineDash([]); // of the last line
  pen.lineWidth = 2 * ratio;
  if (of.at !== undefined) {
    pen.strokeStyle = colour("--lit");
    pen.beginPath();
    pen.moveTo(x(of.at), chart.bbox.top);
    pen.lineTo(x(of.at), chart.bbox.top + chart.bbox.height);
    pen.stroke();
  }
  if (of.bars && of.range) bars(chart, paint, y(of.range.least));
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.font = `800 ${FONT * ratio}px sans-serif`;
  pen.fillStyle = colour("--ink");
  for (const end of letters(of, y, LETTER * ratio, paint.wordy)) pen.fillText(end.text, chart.bbox.left + chart.bbox.width + 7 * ratio, end.y);
  for (const dot of of.dots ?? []) {
    pen.beginPath();
    pen.arc(x(dot.x), y(dot.y), 5 * ratio, 0, 2 * Math.PI);
    pen.fillStyle = colour("--panel");
    pen.fill();
    pen.strokeStyle = colour(dot.colour);
    pen.stroke();
  }
  pen.textAlign = "center";
  const { left, width, top, height } = chart.bbox;
  const placed = apart((of.marks ?? []).map((mark) => ({ text: mark.text, x: x(mark.x), y: y(mark.y) })), 2 * MARK * ratio + ratio, { left, top, right: left + width - MARK * ratio, bottom: top + height - MARK * ratio });
  for (const mark of placed) {
    pen.beginPath();
    pen.arc(mark.x, mark.y, MARK * ratio, 0, 2 * Math.PI);
    pen.fillStyle = colour("--ink");
    pen.fill();
    pen.strokeStyle = colour("--panel");
    pen.stroke();
    pen.fillStyle = colour("--panel");
    pen.fillText(mark.text, mark.x, mark.y);
  }
  pen.restore();
}

/** Luck (hatched) and play of each chapter, up for good and down for bad. */
function bars(chart: uPlot, { of, colour, ratio }: Paint, top: number): void {
  const pen = chart.ctx;
  const bottom = chart.bbox.top + chart.bbox.height;
  const zero = (top + bottom) / 2;
  const most = Math.max(0.02, ...(of.bars ?? []).flatMap((bar) => [Math.abs(bar.luck), Math.abs(bar.play)]));
  const tall = (value: number): number => (value / most) * ((bottom - top) / 2 - 5 * ratio);
  pen.lineWidth = 1.5 * ratio;
  pen.strokeStyle = colour("--line-strong");
  pen.beginPath();
  pen.moveTo(chart.bbox.left, zero);
  pen.lineTo(chart.bbox.left + chart.bbox.width, zero);
  pen.stroke();
  pen.fillStyle = colour("--muted");
  pen.font = `600 ${FONT * ratio}px sans-serif`;
  pen.textAlign = "right";
  pen.textBaseline = "middle";
  pen.fillText("±0", chart.bbox.left - 8 * ratio, zero);
  for (const bar of of.bars ?? []) {
    const [from, to] = [chart.valToPos(bar.from, "x", true), chart.valToPos(bar.to, "x", true)];
    const wide = Math.max(2 * ratio, Math.min(20 * ratio, (to - from) / 2.6));
    const middle = (from + to) / 2;
    pen.fillStyle = colour("--sign");
    pen.strokeStyle = colour("--play");
    pen.fillRect(middle + ratio / 2, zero, wide, -tall(bar.play));
    pen.strokeRect(middle + ratio / 2, zero, wide, -tall(bar.play));
    pen.strokeStyle = colour("--luck");
    pen.strokeRect(middle - wide - ratio / 2, zero, wide, -tall(bar.luck));
    hatch(pen, middle - wide - ratio / 2, zero, wide, -tall(bar.luck), 5 * ratio);
  }
}

function hatch(pen: CanvasRenderingContext2D, left: number, top: number, wide: number, tall: number, step: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, wide, tall);
  pen.clip();
  pen.beginPath();
  const size = wide + Math.abs(tall);
  for (let at = -size; at < size; at += step) {
    pen.moveTo(left + at, Math.min(top, top + tall) + size);
    pen.lineTo(left + at + size, Math.min(top, top + tall));
  }
  pen.stroke();
  pen.restore();
}

interface Placed {
  readonly text: string;
  x: number;
  y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Marks that cover neither each other nor what stands right of the chart and below it. */
export function apart(marks: readonly Placed[], least: number, inside: Box): Placed[] {
  const placed: Placed[] = [];
  for (const mark of marks) {
    const x = Math.min(Math.max(mark.x, inside.left), inside.right);
    const free = (y: number): boolean => y >= inside.top && y <= inside.bottom && placed.every((other) => Math.hypot(other.x - x, other.y - y) >= least);
    const steps = Array.from({ length: 40 }, (_, at) => (at % 2 ? 1 : -1) * Math.ceil(at / 2) * (least / 4));
    const near = Math.min(Math.max(mark.y, inside.top), inside.bottom);
    const y = steps.map((step) => near + step).find(free) ?? near;
    placed.push({ ...mark, x, y });
  }
  return placed;
}

/** Where the names stand: at the ends of their lines, but not on each other. */
function letters(of: Plotted, y: (value: number) => number, least: number, wordy: boolean): { text: string; y: number }[] {
  const ends = of.lines
    .flatMap((line) => (line.letter ? [{ text: wordy ? shortened(line.word ?? line.letter) : line.letter, y: y(line.values.findLast((value) => value !== null) ?? 0) }] : []))
    .toSorted((one, other) => other.y - one.y);
  for (const [at, end] of ends.entries()) end.y = Math.min(end.y, (ends[at - 1]?.y ?? Infinity) - least);
  return ends;
}

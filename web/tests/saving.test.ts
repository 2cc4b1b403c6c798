import { describe, expect, it } from "vitest";
import { csv, page, svg } from "../src/core/saving";

describe("a file saved from a page", () => {
  it("quotes every cell of a table", () => {
    expect(csv([["a", 'b "c"'], [1, 2.5]])).toBe('"a","b ""c"""\n"1","2.5"');
  });

  it("has no text that a spreadsheet takes for a formula", () => {
    expect(csv([["=1+1", "+a", "-a", "@a", "\ta", "a=b", -2]])).toBe('"\'=1+1","\'+a","\'-a","\'@a","\'\ta","a=b","-2"');
  });

  it("keeps numbers that are written as text, also below zero", () => {
    expect(csv([["-2.5", "-1.2e-05", "+3", "-", "-a"]])).toBe('"-2.5","-1.2e-05","+3","\'-","\'-a"');
  });

  it("draws the line of a seat in the colour of the seat", () => {
    document.documentElement.style.setProperty("--seat-1", "#123456");
    const text = svg("Points", { xs: [1, 2], lines: [{ name: "Ada", values: [1, 2], colour: "--seat-1" }], height: 200, format: String, ticks: [] });
    expect(text).toContain('fill="none" stroke="#123456"');
  });

  it("draws lines as an SVG that reads as XML", () => {
    const text = svg("Rounds <&>", {
      xs: [1, 2, 3],
      lines: [{ name: "plain", values: [10, null, 90], colour: "--ink" }, { name: "Mild", values: [0, 50, 50], colour: "--ink", dash: [2, 3] }],
      height: 200,
      format: (value) => `${value} <%>`,
      ticks: [{ x: 1, text: "I" }],
      marks: [{ x: 2, y: 50, text: "1" }],
      bars: [{ from: 1, to: 2, luck: 0.2, play: -0.1 }],
    });
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    expect(read.querySelector("title")?.textContent).toBe("Rounds <&>");
    expect(read.querySelectorAll("polyline")).toHaveLength(2);
    expect(read.querySelectorAll("polyline")[1]?.getAttribute("stroke-dasharray")).toBe("2 3");
    expect(read.querySelectorAll("rect")).toHaveLength(3);
    expect(read.querySelectorAll("circle")).toHaveLength(1);
  });

  it("makes one file of a page: charts as SVG, nothing to press", () => {
    const root = document.createElement("div");
    root.innerHTML = '<h2 class="x">A</h2><button>B</button><div data-svg="&lt;svg&gt;&lt;/svg&gt;"><canvas></canvas></div>';
    const text = page("A < B", "fr", root);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain("<title>A &lt; B</title>");
    expect(text).toContain("<h2>A</h2><div><svg></svg></div>");
    expect(text).not.toContain("button");
  });
});

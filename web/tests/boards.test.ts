// What the boards show is what the engine says: every number and every highlight, at positions of random games.
// tests/boards/<game>.py asks the engine; DEADROAD_POSITIONS says at how many positions (1000 in `./check --long`).
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { Facts } from "../src/core/facts";
import type { GameInfo } from "../src/core/protocol";
import { Catalogue, Words } from "../src/core/texts";
import type { GameArt, View } from "../src/games/contract";
import { READ } from "./boards/read";

interface Position {
  readonly view: View;
  readonly lit: string[];
  readonly kinds: string[];
  readonly shown: Record<string, unknown>;
}

interface Played {
  readonly info: GameInfo;
  readonly texts: string[];
  readonly positions: Position[];
}

const COUNT = Number(process.env["DEADROAD_POSITIONS"] ?? 12);
const OWN = "../.venv/bin/python";
const PYTHON = process.env["DEADROAD_PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");
const arts = import.meta.glob<{ art: GameArt }>("../src/games/*/art.ts");
const games = readdirSync("src/games").filter((folder) => `../src/games/${folder}/art.ts` in arts);

function played(game: string): Played {
  const words = ["-m", "tests.boards.positions", game.replaceAll("_", "-"), String(COUNT)];
  const env = { ...process.env, PYTHONPATH: "src:." };
  return JSON.parse(execFileSync(PYTHON.startsWith(".") ? PYTHON.slice(3) : PYTHON, words, { cwd: "..", env, maxBuffer: 1 << 30 }).toString()) as Played;
}

describe.each(games)("the board of %s", (game) => {
  it("shows what the engine says", { timeout: 3_600_000 }, async () => {
    const { art } = await arts[`../src/games/${game}/art.ts`]!();
    const { info, texts, positions } = played(game);
    const facts = new Facts(info);
    const own = readFileSync(`src/games/${game}/texts/en.ftl`, "utf8");
    for (const { view, lit, kinds, shown } of positions) {
      const names = Array.from({ length: view.seats }, (_, seat) => `P${seat}`);
      const words = new Words(new Catalogue("en", [own, ...texts]), facts, names);
      const target = document.createElement("div");
      const board = mount(art.board, { target, props: { view, facts, words, lit: new Set(lit), events: [], width: 1280, height: 800 } });
      flushSync();
      const numbers = names.map((_, seat) => Object.fromEntries(art.numbers(view, seat, facts, words).map((one) => [one.key, one.value])));
      const stamped = new Set([...target.querySelectorAll("[data-ref]")].map((one) => one.getAttribute("data-ref") ?? ""));
      const highlit = lit.filter((ref) => kinds.includes(ref.slice(0, ref.indexOf(":"))) && stamped.has(ref));
      expect({ numbers, lit: highlit, ...READ[game]?.({ target, view, art, facts, words }) }).toEqual(shown);
      await unmount(board);
    }
    expect(positions).toHaveLength(COUNT);
  });
});

// Compares the boards with the engine at positions of random games, on a desk and on a phone: every number, every
// state and every highlight. tests/boards/<game>.py asks the engine. DEADROAD_POSITIONS is the number of positions,
// DEADROAD_SEED the first seed.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paintLater } from "../src/art/painter";
import { Facts } from "../src/core/facts";
import type { Choice, GameInfo } from "../src/core/protocol";
import { Catalogue, Words } from "../src/core/texts";
import type { GameArt, View } from "../src/games/contract";
import { read } from "./boards/read";

/** What must be shown. `kinds` are the kinds of refs that the board highlights. */
interface Shown extends Record<string, unknown> {
  readonly kinds: string[];
}

interface Position {
  readonly view: View;
  readonly answers: Choice[];
  readonly lit: string[];
  readonly desk: Shown;
  readonly phone: Shown;
}

interface Played {
  readonly info: GameInfo;
  readonly texts: string[];
  readonly positions: Position[];
}

const COUNT = Number(process.env["DEADROAD_POSITIONS"] ?? 12);
const SEED = process.env["DEADROAD_SEED"] ?? "0";
const OWN = "../.venv/bin/python";
const PYTHON = process.env["DEADROAD_PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");
const MANY = 50;
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 560 } } as const;
const arts = import.meta.glob<{ art: GameArt }>("../src/games/*/art.ts");
const games = readdirSync("src/games").filter((folder) => `../src/games/${folder}/art.ts` in arts);

function played(game: string): Played {
  const words = ["-m", "tests.boards.positions", game.replaceAll("_", "-"), String(COUNT), SEED];
  const env = { ...process.env, PYTHONPATH: "src:." };
  return JSON.parse(execFileSync(PYTHON.startsWith(".") ? PYTHON.slice(3) : PYTHON, words, { cwd: "..", env, maxBuffer: 1 << 30 }).toString()) as Played;
}

// Pictures are loaded and painted later. They are awaited, because afterwards there is no page to draw on.
afterEach(async () => {
  await vi.dynamicImportSettled();
  await paintLater(() => null);
});

describe.each(games)("the board of %s", (game) => {
  it("shows what the engine says", { timeout: 3_600_000 }, async () => {
    const { art } = await arts[`../src/games/${game}/art.ts`]!();
    const { info, texts, positions } = played(game);
    const facts = new Facts(info);
    const own = readFileSync(`src/games/${game}/texts/en.ftl`, "utf8");
    for (const [at, position] of positions.entries()) {
      const { view, answers, lit } = position;
      const names = Array.from({ length: view.seats }, (_, seat) => `P${"ABCDEF"[seat]}`);
      const words = new Words(new Catalogue("en", [own, ...texts]), facts, names);
      // A few positions alternate between the sizes, many are drawn at both.
      for (const size of COUNT >= MANY ? (["desk", "phone"] as const) : ([at % 2 === 0 ? "desk" : "phone"] as const)) {
        const target = document.createElement("div");
        const board = mount(art.board, { target, props: { view, facts, words, lit: new Set(lit), events: [], ...SIZES[size] } });
        flushSync();
        const { kinds, ...shown } = position[size];
        const stamped = new Set([...target.querySelectorAll("[data-ref]")].map((one) => one.getAttribute("data-ref") ?? ""));
        const highlit = lit.filter((ref) => kinds.includes(ref.slice(0, ref.indexOf(":"))) && stamped.has(ref));
        expect({ ...read({ target, view, art, facts, words, answers }), lit: highlit }, `position ${at}, ${size}`).toEqual({ ...shown, unnamed: [] });
        await unmount(board);
      }
    }
    expect(positions).toHaveLength(COUNT);
  });
});

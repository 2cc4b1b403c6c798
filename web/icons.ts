// `import wolf from "icon:wolf-head"` gives one drawing of the game-icons set; what is not imported is not shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      icons ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

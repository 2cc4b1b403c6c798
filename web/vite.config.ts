import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons";

// Everything is served by the Python server from its own folder; during development Vite passes calls on to it.
const server = process.env.DEADROAD_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/deadroad/static",
    emptyOutDir: true,
    target: "es2023",
    // A strict content policy allows no data: fonts or scripts; pictures of ours are drawn, not loaded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});

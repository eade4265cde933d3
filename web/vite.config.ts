import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { worker } from "./worker.ts";

const SERVER = "http://127.0.0.1:8000"; // `npm run dev` beside `make serve`

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker()],
  build: {
    outDir: "../src/tripot/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's security policy allows no inlined files
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
}));

/** Adds the service worker to a build: `src/worker.js` with the list of the files that it keeps. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = "src/worker.js";
const ALWAYS = ["/", "/icon.svg", "/manifest.webmanifest"];

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...ALWAYS, ...made.sort().map((name) => `/${name}`)];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf8")
        .replace("__VERSION__", JSON.stringify(version))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

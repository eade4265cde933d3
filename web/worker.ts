/** Adds the service worker to a build: `src/worker.js` with the list of the files that it keeps. */
import type { Plugin } from "vite";

const SOURCE = "src/worker.js";
const ALWAYS = ["", "icon.svg", "manifest.webmanifest"];

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...ALWAYS, ...made.sort()];
      const source = (await this.fs.readFile(SOURCE, { encoding: "utf8" }))
        .replace("__VERSION__", JSON.stringify(await digest(files.join())))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

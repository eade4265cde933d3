/** What a test uses of Node; the page itself knows nothing of it. */
declare module "node:child_process" {
  export function execFileSync(
    file: string,
    args: string[],
    options: { env: Record<string, string>; maxBuffer: number; encoding: "utf8" },
  ): string;
}

declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}

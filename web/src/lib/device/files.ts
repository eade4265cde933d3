/** The files of the server that runs on the device: what there is, what has been kept, and how to keep it. */
import { beside } from "./place";

export interface Bundle {
  /** the folder, named by a digest of its contents */
  folder: string;
  /** bytes of each file, as they are and on their way */
  files: Record<string, { size: number; compressed: number }>;
}

export const CACHE = "tripot-device"; // the service worker answers from it
const MANIFEST = "offline/manifest.json";

const addressOf = (bundle: Bundle, name: string) => beside(`offline/${bundle.folder}/${name}`);
export const workerAddress = (bundle: Bundle) => addressOf(bundle, "worker.js");

const sum = (bundle: Bundle, kind: "size" | "compressed") =>
  Object.values(bundle.files).reduce((total, file) => total + file[kind], 0);
/** what has to come over the network */
export const downloadSize = (bundle: Bundle) => sum(bundle, "compressed");

/** What the host offers now; null if it offers nothing, or cannot be asked. */
export async function offered(): Promise<Bundle | null> {
  try {
    const response = await fetch(beside(MANIFEST), { cache: "no-cache" });
    return response.ok ? ((await response.json()) as Bundle) : null;
  } catch {
    return null;
  }
}

/** What has been kept whole; null if nothing has, or nothing can be. */
export async function kept(): Promise<Bundle | null> {
  if (!("caches" in globalThis)) return null;
  const found = await (await caches.open(CACHE)).match(beside(MANIFEST));
  return found ? ((await found.json()) as Bundle) : null;
}

/** The answers that were written down when the bundle was built, by what is asked. */
export async function answersOf(bundle: Bundle): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(addressOf(bundle, "answers.json"));
    return response.ok ? ((await response.json()) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Fetches what is missing, and says how far it is, from 0 to 1; the manifest is kept last, when all is there. */
export async function keep(
  bundle: Bundle,
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const whole = sum(bundle, "size");
  let arrived = 0;
  for (const [name, { size }] of Object.entries(bundle.files)) {
    const address = addressOf(bundle, name);
    const before = arrived;
    if (!there.has(address) && !there.has(unpacked(address))) {
      const response = await fetch(address, { signal: signal ?? null });
      if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
      await cache.put(
        address,
        counted(response, (bytes) => progress((before + bytes) / whole)),
      );
    }
    arrived += size;
    progress(arrived / whole);
  }
  await cache.put(beside(MANIFEST), new Response(JSON.stringify(bundle)));
  await forgetOthers(cache, bundle);
}

/** What the server, when it has started, keeps instead of a packed file. */
const unpacked = (address: string) => address.replace(/\.zst$/, "");

export async function forget(): Promise<void> {
  await caches.delete(CACHE);
}

function counted(response: Response, note: (bytes: number) => void): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      note((bytes += chunk.length));
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get("content-type") ?? "";
  const policy = response.headers.get("content-security-policy");
  const headers = { "content-type": type, ...(policy && { "content-security-policy": policy }) };
  return new Response(response.body!.pipeThrough(counter), { headers });
}

async function forgetOthers(cache: Cache, bundle: Bundle): Promise<void> {
  const others = (await cache.keys()).filter(
    ({ url }) => /\/offline\/bundle-/.test(url) && !url.includes(bundle.folder),
  );
  await Promise.all(others.map((request) => cache.delete(request)));
}

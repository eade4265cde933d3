/** A request and its response, over the network or to the server on this device. */
import { isOnDevice } from "./place";

interface Request {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  signal?: AbortSignal;
}

export async function exchange(path: string, asked: Request): Promise<Response> {
  if (!isOnDevice) return fetch(path, asked);
  const { device } = await import("./device.svelte");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => {}); // nobody may read any more
  return new Promise((resolve, reject) => {
    let isPiecewise = false;
    device
      .ask({
        method: asked.method,
        target: path,
        headers: asked.headers,
        body: asked.body ?? "",
        signal: asked.signal,
        hearPart: (status, text) => {
          if (!isPiecewise) resolve(new Response(readable, { status })); // a stream belongs to one response
          isPiecewise = true;
          write(text);
        },
      })
      .then(({ status, body }) => {
        if (!isPiecewise) return resolve(new Response(body, { status }));
        write(body);
        void writer.close().catch(() => {});
      })
      .catch((error: Error) => {
        void writer.abort(error).catch(() => {});
        reject(error);
      });
  });
}

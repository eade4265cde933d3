/* Keeps the page, so that it opens without a connection and can say that there is none.
   What the server answers under /api is never kept.  The server that runs on the device is kept by the page, when it is asked to. */
const CACHE = "tripot-" + __VERSION__;
const ON_DEVICE = "tripot-device"; // which `lib/device/files.ts` fills
const ROOT = new URL(registration.scope).pathname;
const FILES = __FILES__.map((name) => ROOT + name);
const NOT_OURS = /^(api|docs|health|metrics)\b/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(ROOT)) return;
  const name = pathname.slice(ROOT.length);
  if (NOT_OURS.test(name)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(ROOT)));
  else if (FILES.includes(pathname) || name.startsWith("offline/bundle-")) event.respondWith(kept(request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function forgetOthers() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("tripot-")); // others may share the host
  const others = ours.filter((name) => name !== CACHE && name !== ON_DEVICE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/* Keeps the page, so that it opens without a connection and can say that there is none.
   What the server answers under /api is never kept. */
const CACHE = "tripot-" + __VERSION__;
const FILES = __FILES__;
const NOT_OURS = /^\/(api|docs|health|metrics)\b/;

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
  if (request.method !== "GET" || origin !== location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (FILES.includes(pathname)) event.respondWith(kept(request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

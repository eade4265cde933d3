/* A server in a web worker: Python in WebAssembly runs the tables' own code, SQLite in memory holds their rows, and IndexedDB keeps a
   copy of its pages.  The page sends `request`, `cancel`, `open`, `send` and `close`, as it would ask over HTTP and WebSockets. */
importScripts("fzstd.js", "pyodide.js", "sql-wasm.js");

const PAGE_SIZE = 4096; // bytes of a page of the database
const STORE = "pages";
const CACHE = "tripot-device"; // which the page fills
const LOCK = "tripot-device";

// ---- packed files ----------------------------------------------------------------------------------------------------

const PACKED = { wasm: "application/wasm", zip: "application/zip" };
const fetchFile = self.fetch;

/** What the page has kept; the service worker may not be there yet, and a browser may forbid to look. */
async function kept(address) {
  try {
    return await caches.match(address);
  } catch {
    return undefined;
  }
}

const unpacked = []; // what this start had to unpack

/** Pyodide and SQLite ask for their files by name; behind it they come packed, since a plain host would not pack them. */
self.fetch = async (address, options) => {
  const kind = PACKED[String(address).split(".").pop()];
  if (!kind) return fetchFile(address, options);
  const whole = await kept(address);
  if (whole) return whole;
  const packed = `${address}.zst`;
  const held = await kept(packed);
  const response = held ?? (await fetchFile(packed, options));
  if (!response.ok) return response;
  const content = fzstd.decompress(new Uint8Array(await response.arrayBuffer()));
  const whatItIs = () => new Response(content, { headers: { "content-type": kind } });
  if (held) unpacked.push({ packed, address, response: whatItIs() });
  return whatItIs();
};

/** What the page has kept is kept unpacked from now on, so that later starts are quicker; it stays as it is where there is no room. */
async function keepUnpacked() {
  const cache = await caches.open(CACHE);
  for (const { packed, address, response } of unpacked.splice(0)) {
    await cache.put(address, response);
    await cache.delete(packed);
  }
}

// ---- the database ----------------------------------------------------------------------------------------------------

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openStore() {
  const opening = indexedDB.open("tripot", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

/** The copy that was kept last; none on the first start. */
async function read(store) {
  const pages = await done(store.transaction(STORE).objectStore(STORE).getAll());
  const image = new Uint8Array(pages.length * PAGE_SIZE);
  pages.forEach((page, number) => image.set(page, number * PAGE_SIZE));
  return image;
}

/** All of it or nothing, and on the disk when it is done. */
function write(store, pages, number) {
  return new Promise((resolve, reject) => {
    const transaction = store.transaction(STORE, "readwrite", { durability: "strict" });
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    const target = transaction.objectStore(STORE);
    for (const [key, page] of pages) target.put(page, key);
    target.delete(IDBKeyRange.lowerBound(number));
  });
}

const orNull = (value) => value ?? null;
const isSame = (one, other) => one.length === other.length && one.every((byte, index) => byte === other[index]);

class Database {
  constructor(sql, store, kept) {
    Object.assign(this, { sql, store, kept });
    this.open();
  }

  open() {
    this.database = new this.sql.Database(this.kept.length ? this.kept : undefined);
    this.database.run("PRAGMA foreign_keys = ON");
  }

  /** What Python turns a mapping into. */
  object(entries) {
    return Object.fromEntries(entries);
  }

  run(statement, parameters) {
    const prepared = this.database.prepare(statement);
    try {
      prepared.bind(Array.isArray(parameters) ? parameters.map(orNull) : parameters); // Python's None comes as undefined
      const rows = [];
      while (prepared.step()) rows.push(prepared.get());
      return rows;
    } finally {
      prepared.free();
    }
  }

  script(statements) {
    this.database.exec(statements);
  }

  async keep() {
    const image = this.database.export(); // which opens it again, without what was set
    this.database.run("PRAGMA foreign_keys = ON");
    const pages = new Map();
    for (let at = 0; at < image.length; at += PAGE_SIZE) {
      const page = image.slice(at, at + PAGE_SIZE);
      if (!isSame(page, this.kept.subarray(at, at + PAGE_SIZE))) pages.set(at / PAGE_SIZE, page);
    }
    try {
      await write(this.store, pages, image.length / PAGE_SIZE);
    } catch (error) {
      this.database.close();
      this.open();
      throw error;
    }
    this.kept = image;
  }
}

// ---- the server ------------------------------------------------------------------------------------------------------

/** The tab that was opened last has the database; the one before is told, and stops. */
function takeLock() {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { steal: true }, () => {
        resolve();
        return new Promise(() => {});
      })
      .catch(() => {
        postMessage({ type: "failed", why: "taken-over" });
        close();
      });
  });
}

async function openDatabase() {
  const store = await openStore();
  const sql = await initSqlJs({ locateFile: (name) => name });
  return new Database(sql, store, await read(store));
}

async function loadPython() {
  const archive = fetch("tripot.zip").then((response) => response.arrayBuffer());
  const python = await loadPyodide({ indexURL: new URL(".", location.href).href });
  unzip(await archive, python.FS);
  python.pyimport("importlib").invalidate_caches();
  return python;
}

/** The files of an archive in which nothing is compressed, in the current folder; Pyodide's own way takes ten times as long. */
function unzip(archive, files) {
  const view = new DataView(archive);
  const decoder = new TextDecoder();
  const end = archive.byteLength - 22; // of an archive without a comment
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [size, start] = [view.getUint32(entry + 24, true), view.getUint32(entry + 42, true)];
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    const path = `${files.cwd()}/${decoder.decode(new Uint8Array(archive, entry + 46, name))}`;
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, new Uint8Array(archive, content, size), { canOwn: true });
    entry += 46 + name + extra + comment;
  }
}

async function start() {
  if (navigator.locks) await takeLock();
  const loading = loadPython();
  let database;
  try {
    database = await openDatabase();
  } catch (error) {
    postMessage({ type: "failed", why: "storage", detail: String(error) });
    throw error;
  }
  const python = await loading;
  const post = (number, kind, text) => postMessage({ type: "socket", number, kind, text });
  const gateway = await python.pyimport("tripot.server.device.browser").start(database, post);
  postMessage({ type: "ready" });
  keepUnpacked().catch(() => {});
  return { python, gateway };
}

const started = start();
started.catch((error) => postMessage({ type: "failed", why: "start", detail: String(error) }));

const ACTIONS = {
  async request({ python, gateway }, { number, method, target, headers, body }) {
    const tell = (status, text) => postMessage({ type: "part", number, status, text });
    const answer = await gateway.request(method, target, python.toPy(headers), body, number, tell);
    const told = answer.headers.toJs({ dict_converter: Object.fromEntries });
    postMessage({ type: "answer", number, status: answer.status, headers: told, body: answer.body });
    answer.destroy();
  },
  cancel: ({ gateway }, { number }) => gateway.cancel(number),
  open: ({ python, gateway }, { number, target, headers }) =>
    gateway.open(number, target, python.toPy(headers)),
  send: ({ gateway }, { number, text }) => gateway.send(number, text),
  close: ({ gateway }, { number }) => gateway.close(number),
};

onmessage = async ({ data }) => {
  try {
    await ACTIONS[data.type](await started, data);
  } catch (error) {
    postMessage({ type: "answer", number: data.number, status: 500, headers: {}, body: "" });
    console.error(error);
  }
};

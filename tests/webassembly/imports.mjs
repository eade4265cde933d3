// Which functions and data the modules of a wheel import that nobody has: node imports.mjs PYODIDE LIBRARY...  Prints JSON.
// The linker leaves all of them to the moment of loading, or of the first call.
import { readFileSync } from "node:fs";

const [pyodide, ...libraries] = process.argv.slice(2);
const GIVEN = ["memory", "__indirect_function_table", "__stack_pointer", "__memory_base", "__table_base", "abort"]; // by JavaScript
const read = (path) => new WebAssembly.Module(readFileSync(path));
const modules = libraries.map(read);
const exported = [read(`${pyodide}/pyodide.asm.wasm`), ...modules].flatMap(WebAssembly.Module.exports);
const known = new Set([...GIVEN, ...exported.map(({ name }) => name)]);
const imported = modules.flatMap(WebAssembly.Module.imports).map(({ name }) => name);
console.log(JSON.stringify({ imported: imported.length, missing: imported.filter((name) => !known.has(name)) }));

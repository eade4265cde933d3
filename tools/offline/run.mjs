// Runs Python in Pyodide: node run.mjs PYODIDE ARCHIVES EXPRESSION [FILE].  PYODIDE is its folder, ARCHIVES the zips and wheels
// to unpack as a list in JSON, FILE a Python file to run before.  Prints the expression's value, and on the second line the seconds of the start.
import { readFileSync } from "node:fs";

const [folder, archives, expression, file] = process.argv.slice(2);
const begun = performance.now();
const { loadPyodide } = await import("pyodide");
const python = await loadPyodide({ indexURL: `${folder}/` });
for (const archive of JSON.parse(archives))
  python.unpackArchive(new Uint8Array(readFileSync(archive)), archive.endsWith(".whl") ? "wheel" : "zip");
python.runPython("import tripot; tripot.Match('trok', seats=4, seed=1).waiting");
const seconds = (performance.now() - begun) / 1000;
if (file) python.runPython(readFileSync(file, "utf8"));
console.log(String(python.runPython(expression)));
console.log(seconds.toFixed(2));

// How many bytes the files of a folder have as they are, by gzip and by Brotli 9: node sizes.mjs FOLDER.  Prints JSON.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const sizes = {};
for (const name of readdirSync(folder).sort()) {
  const content = readFileSync(`${folder}/${name}`);
  sizes[name] = [content.length, gzipSync(content, { level: 9 }).length, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length];
}
console.log(JSON.stringify(sizes));

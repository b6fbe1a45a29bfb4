/**
 * First-load JavaScript of the home, list and product pages, in bytes of gzip: everything that the browser fetches
 * before anybody has pressed anything. Chunks behind `import()` wait for a press and don't count. Run after `npm run build -w storefront`; `--json` prints the figures alone.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const most = 130_000;
/** As `preloads.json` knows them. */
const pages = { home: "/", list: "/products/category/", product: "/product/" };

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(new URL(file, dist), "utf8"));

export function measureFirstLoads() {
  const app = appScripts(readJson(".vite/manifest.json"));
  const preloads = readJson("preloads.json");
  return Object.fromEntries(
    Object.entries(pages).map(([page, start]) => {
      const files = new Set([...app, ...preloads[start].map((/** @type {string} */ file) => file.slice(1))]);
      return [page, [...files].reduce((sum, file) => sum + gzippedSize(file), 0)];
    }),
  );
}

/**
 * The app's own scripts: what `index.html` names and what that imports at once.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 */
function appScripts(manifest) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit("index.html");
  return files;
}

const gzippedSize = (/** @type {string} */ file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = measureFirstLoads();
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(sizes));
  } else {
    for (const [page, bytes] of Object.entries(sizes)) {
      console.log(`${page.padEnd(8)} ${(bytes / 1000).toFixed(1)} kB gzip`);
    }
  }
  if (Object.values(sizes).some((bytes) => bytes > most)) {
    console.error(`A first load is over ${most / 1000} kB.`);
    process.exitCode = 1;
  }
}

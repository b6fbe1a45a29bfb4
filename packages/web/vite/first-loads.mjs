import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * First-load JavaScript of an app's pages, in bytes of gzip: everything that the browser loads before any interaction.
 * Chunks behind `import()` are loaded on demand and do not count.
 *
 * @param {URL} dist output folder of the app's build, with a trailing slash
 * @param {Record<string, string>} pages their names, and their paths as in `preloads.json`
 * @returns {Record<string, number>}
 */
export function measureFirstLoads(dist, pages) {
  const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(new URL(file, dist), "utf8"));
  const gzippedSize = (/** @type {string} */ file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
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
 * Prints them, with `--json` only the numbers, and sets a failing exit code if one is too large.
 *
 * @param {Record<string, number>} sizes
 * @param {number} maxKilobytes
 */
export function reportFirstLoads(sizes, maxKilobytes) {
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(sizes));
  } else {
    for (const [page, bytes] of Object.entries(sizes)) {
      console.log(`${page.padEnd(8)} ${(bytes / 1000).toFixed(1)} kB gzip`);
    }
  }
  if (Object.values(sizes).some((bytes) => bytes > maxKilobytes * 1_000)) {
    console.error(`A first load is over ${maxKilobytes} kB.`);
    process.exitCode = 1;
  }
}

/**
 * The app's own scripts: those in `index.html`, with their static imports, and what starts them.
 *
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} manifest
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
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  return files;
}

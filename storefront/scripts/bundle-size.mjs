/**
 * First-load JavaScript of the home, list and product pages, in bytes of gzip: everything that the browser fetches
 * before anybody has pressed anything. Run after `npm run build -w storefront`; `--json` prints the figures alone.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const most = 130_000;
const pages = {
  home: "src/routes/home.tsx",
  list: "src/routes/category.tsx",
  product: "src/routes/product.tsx",
};

export function measureFirstLoads() {
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
  return Object.fromEntries(
    Object.entries(pages).map(([page, route]) => [page, sizeOf(manifest, ["index.html", route])]),
  );
}

/**
 * The chunks and, of each, what it imports at once. Chunks behind `import()` wait for a press and don't count.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {string[]} entries
 */
function sizeOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest: was a route renamed?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...files]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

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

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const folder = import.meta.dirname;
const cli = createRequire(import.meta.url).resolve("@medusajs/cli/cli.js");
const { status } = spawnSync(process.execPath, [cli, "plugin:build"], { cwd: folder, stdio: "inherit" });

// The engine's admin scans only the plugin's `.js` files for Tailwind classes, but lazy chunks have no extension, and
// the fields and dialogs shared with sellers are in another package. This file exists only to be scanned; it is never
// run.
if (status === 0) {
  const built = path.join(folder, ".medusa", "server", "src", "admin");
  const chunks = path.join(built, "_chunks");
  const shared = path.join(folder, "..", "packages", "product-form", "src");
  const texts = [chunks, shared].flatMap(textsIn);
  writeFileSync(path.join(built, "classes.js"), texts.join("\n"));
}
process.exit(status ?? 1);

/** @param {string} place @returns {string[]} */
function textsIn(place) {
  const files = readdirSync(place, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"));
}

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const folder = import.meta.dirname;
const cli = createRequire(import.meta.url).resolve("@medusajs/cli/cli.js");
const { status } = spawnSync(process.execPath, [cli, "plugin:build"], { cwd: folder, stdio: "inherit" });

// The engine's admin looks for Tailwind's classes in the plugin's `.js` files alone; what is loaded late lies in files
// without an ending, and the fields and dialogs that sellers have too in a package of their own. This one is read for
// its classes and run by nobody.
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

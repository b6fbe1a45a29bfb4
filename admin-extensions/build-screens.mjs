import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const folder = import.meta.dirname;
const cli = createRequire(import.meta.url).resolve("@medusajs/cli/cli.js");
const { status } = spawnSync(process.execPath, [cli, "plugin:build"], { cwd: folder, stdio: "inherit" });

// The engine's admin looks for Tailwind's classes in the plugin's `.js` files alone, and what is loaded late lies in
// files without an ending. This one is read for its classes and run by nobody.
if (status === 0) {
  const built = path.join(folder, ".medusa", "server", "src", "admin");
  const chunks = path.join(built, "_chunks");
  const texts = readdirSync(chunks).map((name) => readFileSync(path.join(chunks, name), "utf8"));
  writeFileSync(path.join(built, "classes.js"), texts.join("\n"));
}
process.exit(status ?? 1);

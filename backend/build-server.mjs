import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { transformFile } from "@swc/core";

// The server's JavaScript, as `medusa build` makes it, in a tenth of its time: types are checked on their own, and the
// engine's admin, which it would bundle anew each time, is a build of its own that only its screens make stale.

const source = import.meta.dirname;
const output = path.join(source, ".medusa", "server");

/** @type {import("@swc/core").Options} */
const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: "inline",
  inlineSourcesContent: false,
  jsc: {
    target: "es2022",
    keepClassNames: true,
    parser: { syntax: "typescript", decorators: true },
    // The engine's decorators read the types of what they decorate.
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  // What is imported late, modules that are no CommonJS among it, is imported by Node itself.
  module: { type: "commonjs", ignoreDynamic: true },
};

await removeOld();
const files = ["medusa-config.ts", ...(await sourcesBelow("src"))];
await Promise.all(files.map(compile));
await copyFile(path.join(source, "package.json"), path.join(output, "package.json"));

/** All but the engine's admin, whose build is another. */
async function removeOld() {
  await mkdir(output, { recursive: true });
  const old = (await readdir(output)).filter((name) => name !== "public");
  await Promise.all(old.map((name) => rm(path.join(output, name), { recursive: true })));
}

/** @param {string} folder @returns {Promise<string[]>} relative to the backend, tests and types left out */
async function sourcesBelow(folder) {
  const entries = await readdir(path.join(source, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(source, path.join(parentPath, name)));
}

/** @param {string} file */
async function compile(file) {
  const from = path.join(source, file);
  const to = path.join(output, file.replace(/\.ts$/, ".js"));
  const sourceFileName = path.relative(path.dirname(to), from).split(path.sep).join("/");
  const { code } = await transformFile(from, { ...options, sourceFileName });
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, code);
}

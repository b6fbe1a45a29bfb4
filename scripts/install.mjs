import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isInstalled } from "./installed.mjs";
import { runProcess } from "./run-process.mjs";

/**
 * Brings `node_modules` in line with `package-lock.json`; does nothing if it already is. Depends on no installed
 * package.
 *
 * @param {{ root: string, log: (line: string) => void, signal?: AbortSignal }} options
 */
export async function ensureInstalled({ root, log, signal }) {
  const unfinished = path.join(root, ".cache", "install-unfinished");
  const wanted = await readJson(path.join(root, "package-lock.json"));
  const present = await readJson(path.join(root, "node_modules", ".package-lock.json"));
  const broken = existsSync(unfinished);
  if (!broken && wanted && isInstalled(wanted, present) && areThere(root, present)) return;

  const fresh = broken || !present;
  log(fresh ? "Installing packages (first start only, about two minutes) …" : "Installing changed packages …");
  await mkdir(path.dirname(unfinished), { recursive: true });
  await writeFile(unfinished, "");
  const args = [fresh && wanted ? "ci" : "install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath?.endsWith(".js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command = "npm", ...first] = npm;
  await runProcess(`npm ${args[0]}`, command, [...first, ...args], { cwd: root, signal });
  await rm(unfinished, { force: true });
}

/**
 * npm's own record may be older than the folders' state.
 *
 * @param {string} root
 * @param {import("./installed.mjs").Lock} present
 */
const areThere = (root, present) =>
  Object.keys(present.packages ?? {}).every((place) => existsSync(path.join(root, place)));

/** @param {string} file */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

import { existsSync } from "node:fs";
import path from "node:path";
import { runProcess } from "../run-process.mjs";

const platform = process.platform === "win32" ? "win" : process.platform;

/**
 * The program of a version of Node.js, from npm's registry.
 *
 * @param {{ root: string, version: string, signal?: AbortSignal }} options
 * @returns {Promise<string>} its path
 */
export async function nodeBinary({ root, version, signal }) {
  const name = `node-${platform}-${process.arch}`;
  const folder = path.join(root, ".cache", "node", version);
  const program = path.join(folder, "node_modules", name, "bin", platform === "win" ? "node.exe" : "node");
  if (!existsSync(program)) {
    const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
    await runProcess("npm", "npm", ["install", ...options, `${name}@${version}`], { cwd: root, signal });
  }
  return program;
}

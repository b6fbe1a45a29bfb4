import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { backendDirectory, backendScript, runMedusa, shopEnvironment } from "./backend.mjs";
import { Complaint } from "./complain.mjs";
import { openDatabase } from "./open-database.mjs";

/**
 * Runs a script of the backend on the configured shop, running or not.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.script without extension; its first argument is a JSON file for its result
 * @param {readonly string[]} [options.args] further arguments
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {string} options.dataDir
 * @param {Record<string, string>} [options.env] settings that replace those of this process
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<any>} its result
 * @throws {Complaint} if the shop was never built
 */
export async function runBackendScript({ root, script, args = [], settings, dataDir, env: changed = {}, signal }) {
  const { mode, port, databaseUrl: named } = settings;
  const form = existsSync(path.join(backendDirectory(root, "built"), "package.json")) ? "built" : "source";
  const file = backendScript(root, form, script);
  if (!file) throw new Complaint("Build the shop first by starting it once.");
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  const folder = await mkdtemp(path.join(tmpdir(), "haat-script-"));
  try {
    const result = path.join(folder, "result.json");
    const env = {
      LOG_LEVEL: "error",
      NODE_NO_WARNINGS: "1",
      ...process.env,
      ...changed,
      ...shopEnvironment({ mode, databaseUrl, dataDir, port }),
    };
    await runMedusa({ root, form, env, signal, args: ["exec", file, result, ...args] });
    return JSON.parse(await readFile(result, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await end();
  }
}

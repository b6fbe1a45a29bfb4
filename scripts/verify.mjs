import { buildStale } from "./build-stale.mjs";
import { runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";
import { unitFiles } from "./test/selection.mjs";
import { unverified } from "./test/verified.mjs";

const { signal } = stopSignal();
const log = (/** @type {string} */ line) => console.log(line);

/**
 * The quick gate before a commit: types, style, unit tests, architecture. All of them run, even if one fails; of the unit
 * tests those that the changes since the last green run can affect, with `--all` all of them.
 */
await runScript(async () => {
  await ensureInstalled({ root, log, signal });
  await buildStale({ root, log, signal, only: ["contract"] });
  const npm = ["run", "--silent"];
  const { selection, isGreen } = await unverified(root);
  const tests = process.argv.includes("--all") ? [] : unitFiles(selection);
  const gates = [
    { name: "types", command: "npm", args: [...npm, "typecheck"] },
    { name: "style", command: "npm", args: [...npm, "lint"] },
    {
      name: "unit and architecture",
      command: process.execPath,
      args: ["node_modules/jest/bin/jest.js", "--silent", ...tests],
    },
  ];
  /** @type {string[]} */
  const red = [];
  for (const { name, command, args } of gates) {
    log(`── ${name} ──`);
    await runProcess(name, command, args, { cwd: root, signal, show: true }).catch((error) => {
      if (signal.aborted) throw error;
      red.push(name);
    });
  }
  if (red.length === 0) await isGreen();
  log(red.length === 0 ? "All checks passed." : `Failed: ${red.join(", ")}.`);
  return red.length === 0 ? 0 : 1;
});

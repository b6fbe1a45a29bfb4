import { availableParallelism } from "node:os";
import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { CommandFailed, runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Checks the types of every workspace, as many at a time as there are processors, and says all that is wrong. */
await runScript(async () => {
  const npm = ["run", "--silent", "typecheck"];
  const checks = [
    { name: "scripts", command: process.execPath, args: ["node_modules/typescript/bin/tsc", "-p", "scripts"] },
    ...(await checkedWorkspaces()).map((name) => ({ name, command: "npm", args: [...npm, "-w", name] })),
  ];
  let isGood = true;
  const work = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      const { name, command, args } = check;
      await runProcess(`The type check of ${name}`, command, args, { cwd: root, signal }).catch((error) => {
        if (!(error instanceof CommandFailed)) throw error;
        console.error(error.message);
        isGood = false;
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return isGood ? 0 : 1;
});

/** Names of the workspaces that have types to check. @returns {Promise<string[]>} */
async function checkedWorkspaces() {
  /** @type {{ name: string, scripts?: Record<string, string> }[]} */
  const workspaces = JSON.parse(
    await runProcess("npm query", "npm", ["query", ".workspace", "--loglevel", "silent"], { cwd: root, signal }),
  );
  return workspaces.filter(({ scripts }) => scripts?.typecheck).map(({ name }) => name);
}

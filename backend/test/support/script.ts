import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { bareEnvironment } from "../../../scripts/bare-environment.mjs";
import { checkout } from "./shop-address";

/** Exit code and output. */
export type ScriptResult = { code: number; out: string };

/** Runs a script as an operator does. `env` says which shop it is about. */
export async function script(name: string, args: string[], env: NodeJS.Dict<string>): Promise<ScriptResult> {
  const file = path.join(path.resolve(checkout), "scripts", `${name}.mjs`);
  const done = promisify(execFile)(process.execPath, [file, ...args], { env: { ...bareEnvironment(), ...env } });
  return done.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout, stderr }) => ({ code, out: stdout + stderr }),
  );
}

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bareEnvironment } from "./bare-environment.mjs";
import { builds, isTest, staleBuilds } from "./build-plan.mjs";
import { contentHash } from "./content-hash.mjs";
import { withLock } from "./lock.mjs";
import { runProcess } from "./run-process.mjs";

/**
 * Runs the stale builds: the contract first, then backend and apps in parallel.
 *
 * @param {{ root: string, log: (line: string) => void, signal?: AbortSignal, only?: readonly string[], inBackground?:
 * boolean }} options `only` limits it to the named builds; `inBackground` lowers the priority.
 */
export async function buildStale({ root, log, signal, only, inBackground }) {
  const stampFile = path.join(root, ".cache", "builds.json");
  await mkdir(path.dirname(stampFile), { recursive: true });
  await withLock(path.join(root, ".cache", "build.lock"), { log, signal }, async () => {
    const wanted = builds.filter(
      ({ name, cwd }) => (!only || only.includes(name)) && existsSync(path.join(root, cwd, "package.json")),
    );
    const now = await Promise.all(
      wanted.map(async ({ name, inputs, output }) => ({
        name,
        hash: await contentHash(root, inputs, { ignore: isTest }),
        present: existsSync(path.join(root, output)),
      })),
    );
    /** @type {Record<string, string>} */
    const built = JSON.parse(await readFile(stampFile, "utf8").catch(() => "{}"));
    const stale = staleBuilds(now, built);
    const mark = () => writeFile(stampFile, `${JSON.stringify(built, null, 2)}\n`);
    for (const stage of new Set(wanted.map((build) => build.stage))) {
      const due = wanted.filter((build) => build.stage === stage && stale.includes(build.name));
      await Promise.all(
        due.map(async ({ name, cwd, command: [program = "", ...args] }) => {
          log(`Building ${name} …`);
          delete built[name];
          await mark();
          await runProcess(`Building ${name}`, process.execPath, [path.join(root, program), ...args], {
            cwd: path.join(root, cwd),
            signal,
            inBackground,
            env: buildEnvironment(),
          });
          built[name] = now.find((one) => one.name === name)?.hash ?? "";
          await mark();
        }),
      );
    }
  });
}

/** A build depends only on the source, not on the settings of the shop that will run it. */
export const buildEnvironment = () => ({
  ...bareEnvironment(),
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  MEDUSA_DISABLE_TELEMETRY: "1",
  // The engine's CLI defaults to "development", which would build its admin with React's warnings.
  NODE_ENV: "production",
  JWT_SECRET: "none-while-building",
  COOKIE_SECRET: "none-while-building",
  // The same compiled admin is served on any host name.
  MEDUSA_BACKEND_URL: "/",
});

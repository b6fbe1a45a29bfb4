import { readdirSync } from "node:fs";
import path from "node:path";
import type { Config } from "./parse-environment";

/** Every folder of `src/modules`, registered with the engine, so that a new domain needs no list to be changed. */
export function ownModules(config: Config) {
  const options: Record<string, Record<string, unknown>> = { otp: { secret: config.jwtSecret } };
  const folder = path.join(__dirname, "..", "modules");
  const hasEntry = (name: string) => readdirSync(path.join(folder, name)).some((file) => /^index\.[jt]s$/.test(file));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasEntry(entry.name))
    .map(({ name }) => ({ resolve: `./src/modules/${name}`, options: options[name] ?? {} }));
}

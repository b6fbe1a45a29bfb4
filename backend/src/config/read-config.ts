import { type Config, parseEnvironment } from "./parse-environment";

let read: Config | undefined;

/** The configuration of this process, read from the environment once. Throws one error that names every fault. */
export function readConfig(): Config {
  read ??= parseEnvironment(process.env);
  return read;
}

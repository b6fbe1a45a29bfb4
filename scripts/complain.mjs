import { CommandFailed, Stopped } from "./run-process.mjs";

/** Something that the reader can put right; shown without a stack. */
export class Complaint extends Error {}

/**
 * Runs a script's main part and sets the exit code: what the reader can act on is one clear line, without a stack.
 *
 * @param {() => Promise<number | undefined>} main answers the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) {
      process.exitCode ||= 130;
      return;
    }
    const known = error instanceof Complaint || error instanceof CommandFailed;
    console.error(
      known || !(error instanceof Error) ? `\n${error instanceof Error ? error.message : error}` : error.stack,
    );
    process.exitCode = 1;
  }
}

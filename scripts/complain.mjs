import { CommandFailed, Stopped } from "./run-process.mjs";

/** An error that the reader can fix; printed without a stack. */
export class Complaint extends Error {}

/**
 * Runs a script's main function and sets the exit code. Errors that the reader can fix are printed as one clear line,
 * without a stack.
 *
 * @param {() => Promise<number | undefined>} main returns the exit code
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

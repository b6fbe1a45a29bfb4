import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** An old phone needs a few seconds; in milliseconds. */
const patience = 60_000;

/**
 * Solves a puzzle of the server.
 *
 * @returns the value of the header `X-Proof-Of-Work`; null if it can't be solved here: browsers hash only over HTTPS.
 */
export async function solve(puzzle: unknown): Promise<string | null> {
  const challenge = puzzle as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience }).catch(() => null);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

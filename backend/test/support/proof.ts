import { puzzleSchema } from "@haat/api-contract/service/proof-of-work";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Solves the puzzle of a 428 response. @returns the header `X-Proof-Of-Work` of the next request. */
export async function solved(response: unknown): Promise<string> {
  const challenge = puzzleSchema.parse(response).puzzle as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

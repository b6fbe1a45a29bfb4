import { createHash, createHmac, randomInt } from "node:crypto";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { z } from "zod";
import { ApiError } from "../errors/api-error";
import { rateLimit } from "./rate-limit";

/** How long a puzzle may be solved, in seconds. */
const lifetime = 300;
/**
 * Tries that a puzzle takes, each of 1,000 rounds of SHA-256: well under a second on a desktop, a few on an old phone, and
 * one round of checking for us.
 */
const tries = { min: 500, max: 1500 };
const roundsPerTry = 1000;
/** A proof has about 700 characters. */
const maxProofLength = 4096;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      cost: z.literal(roundsPerTry),
      keyLength: z.literal(32),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
      data: z.object({ purpose: z.string() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

/** Loaded by the first flood; most processes never see one. */
async function loadAltcha() {
  const [altcha, { deriveKey }] = await Promise.all([import("altcha-lib"), import("altcha-lib/algorithms/pbkdf2")]);
  return { ...altcha, deriveKey };
}

const signingKey = (secret: string): string => createHmac("sha256", secret).update("proof-of-work").digest("hex");

/** A new puzzle. `purpose` is what its solution will be accepted for. */
export async function makePuzzle(purpose: string, secret: string) {
  const { createChallenge, deriveKey } = await loadAltcha();
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: roundsPerTry,
    counter: randomInt(tries.min, tries.max),
    data: { purpose },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifetime,
    hmacSignatureSecret: signingKey(secret),
  });
}

function parseProof(header: string): z.infer<typeof payloadSchema> | null {
  if (header.length > maxProofLength) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    return payloadSchema.safeParse(parsed).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Identifies the puzzle that a header solves; null unless we made it for this purpose, it has not expired, and the solution
 * is right.
 */
export async function solvedPuzzle(header: unknown, purpose: string, secret: string): Promise<string | null> {
  const proof = typeof header === "string" ? parseProof(header) : null;
  if (proof?.challenge.parameters.data.purpose !== purpose) return null;
  const { deriveKey, verifySolution } = await loadAltcha();
  const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: signingKey(secret) });
  return verified ? createHash("sha256").update(proof.challenge.signature).digest("base64url") : null;
}

const spend = rateLimit(() => ({ name: "proofs", max: 1, seconds: lifetime }));

/**
 * Lets a request pass that carries the solution of a puzzle which nobody used before.
 *
 * @throws ApiError 428 with a new puzzle without one, 429 if it was used.
 */
export async function demandProof(header: unknown, purpose: string, secret: string): Promise<void> {
  const solved = await solvedPuzzle(header, purpose, secret);
  if (!solved) {
    throw new ApiError(428, serviceMessages.proofNeeded, { extra: { puzzle: await makePuzzle(purpose, secret) } });
  }
  await spend(solved);
}

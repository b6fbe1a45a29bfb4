import { createHash, randomBytes } from "node:crypto";
import { recoveryCodeLength } from "@haat/api-contract/authenticator/schemas";
import { Secret } from "otpauth";

export const recoveryCodeCount = 10;

/** Each character of base32 is five bits: 80 bits a code, too many to try even against stolen hashes. */
const codeBytes = (recoveryCodeLength * 5) / 8;

/**
 * The stored hash of a recovery code, which belongs to one account.
 *
 * @param code as the contract's `secondStepCodeSchema` returns it
 */
export const hashRecoveryCode = (ownerId: string, code: string): string =>
  createHash("sha256").update(`${ownerId}:${code}`).digest("hex");

/** New recovery codes as people read them, in four groups, and their hashes. */
export function drawRecoveryCodes(ownerId: string): { codes: string[]; hashes: string[] } {
  const drawn = Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(codeBytes)).buffer }).base32.toLowerCase(),
  );
  return {
    codes: drawn.map((code) => (code.match(/.{4}/g) ?? []).join("-")),
    hashes: drawn.map((code) => hashRecoveryCode(ownerId, code)),
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";

const form = /^[0-9a-f]{64}$/i;

/**
 * Whether a text was signed with this secret (HMAC-SHA256, in hexadecimal). Constant time; never throws on any input.
 * With an empty secret no signature is valid, because anybody could make one.
 */
export function isSignedBy(text: string | Buffer, secret: string, signature: unknown): boolean {
  if (secret === "" || typeof signature !== "string" || !form.test(signature)) return false;
  return timingSafeEqual(createHmac("sha256", secret).update(text).digest(), Buffer.from(signature, "hex"));
}

/** Parses JSON of any shape; undefined if it is invalid. */
export function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

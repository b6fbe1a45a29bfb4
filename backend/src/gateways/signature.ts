import { createHmac, timingSafeEqual } from "node:crypto";

const form = /^[0-9a-f]{64}$/i;

/**
 * Whether a text was signed with this secret (HMAC-SHA256, in hexadecimal). Constant time; never throws, whatever it is
 * given. An empty secret has signed nothing: anybody could.
 */
export function isSignedBy(text: string | Buffer, secret: string, signature: unknown): boolean {
  if (secret === "" || typeof signature !== "string" || !form.test(signature)) return false;
  return timingSafeEqual(createHmac("sha256", secret).update(text).digest(), Buffer.from(signature, "hex"));
}

/** JSON that may be anything; undefined where it is none. */
export function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

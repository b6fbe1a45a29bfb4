import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "@haat/api-contract/limits";

/**
 * The signed parts of a courier's event: the body, a time in seconds since 1970, and `sha256=` with the signature in
 * hex.
 */
export type SignedBody = { raw: Buffer; timestamp: string | undefined; signature: string | undefined };

/** HMAC-SHA256 over `<timestamp>.<body>`, so that neither can be changed and old events cannot be replayed. */
export const signEvent = (secret: string, timestamp: string, raw: Buffer): string =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.`).update(raw).digest("hex")}`;

/** Whether a body was signed with the secret, within the allowed time of `now`, in milliseconds. */
export function isSigned(secret: string, { raw, timestamp, signature }: SignedBody, now: number): boolean {
  if (!timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false;
  const [ours, theirs] = [Buffer.from(signEvent(secret, timestamp, raw)), Buffer.from(signature)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return false;
  return Math.abs(now / 1000 - Number(timestamp)) <= limits.courierEventSeconds;
}

import { createHash } from "node:crypto";
import type { PlaceOrderBody } from "@haat/api-contract/order/schemas";

export type OrderRequest = {
  customerId: string;
  body: PlaceOrderBody;
  /** The caller's Idempotency-Key; null when there is none. */
  key: string | null;
};

/**
 * SHA-256 of the order, hex: independent of how its JSON is formatted, and of what the screen said about its coupon's bank,
 * which a page of an earlier release does not send.
 */
export const requestHash = ({ bankOffer: _, ...order }: PlaceOrderBody): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(order)))
    .digest("hex");

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

import { isRecord } from "@haat/web/records";

/** An order that was sent, or is about to be: its content and the Idempotency-Key that goes with it. */
export type OrderAttempt = { content: string; key: string };

/**
 * The attempt to send now. Sending the same content again keeps its key, so that a repeat after a lost answer finds
 * the order that was placed; other content is another order and gets a new key.
 */
export function nextAttempt(previous: OrderAttempt | null, body: unknown, newKey: () => string): OrderAttempt {
  const content = JSON.stringify(body);
  return previous?.content === content ? previous : { content, key: newKey() };
}

/** An attempt that was kept in the tab; null when there is none or it is unreadable. */
export function readAttempt(kept: unknown): OrderAttempt | null {
  if (!isRecord(kept) || typeof kept.content !== "string" || typeof kept.key !== "string") return null;
  return { content: kept.content, key: kept.key };
}

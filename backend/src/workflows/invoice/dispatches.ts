import type { StatusChange } from "#modules/order-status/order-states";

/** A dispatch of an order's goods; `isCancelled`: the order was cancelled afterwards. */
export type Dispatch = { at: string; isCancelled: boolean };

/**
 * When the goods of an order left, oldest first: once, and once more after each cancellation of a dispatched order. An
 * order that was only set back and sent again has left once. `#sql/invoice-sql` counts them by the same rule.
 */
export function dispatchesOf(history: readonly Pick<StatusChange, "status" | "at">[]): Dispatch[] {
  const dispatches: Dispatch[] = [];
  for (const { status, at } of history) {
    const last = dispatches.at(-1);
    if (status === "cancelled" && last) last.isCancelled = true;
    const leaves = status === "shipped" || status === "delivered";
    if (leaves && (!last || last.isCancelled)) dispatches.push({ at, isCancelled: false });
  }
  return dispatches;
}

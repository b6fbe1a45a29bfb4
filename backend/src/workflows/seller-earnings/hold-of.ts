import type { DeliveryProof } from "@haat/api-contract/parcel/words";
import type { HoldReason } from "@haat/api-contract/seller-earnings/words";

/** What decides whether a line's money can be paid out. */
export type LineStanding = {
  isDelivered: boolean;
  proof: DeliveryProof | null;
  /** A return of it is requested or in progress. */
  isReturning: boolean;
  /** It was paid in cash that the courier has not handed over yet. */
  isCashDue: boolean;
  /** Another parcel of its order is not delivered yet, so the return period has not started. */
  isAwaitingParts: boolean;
  returnableUntil: Date | null;
  heldUntil: Date | null;
};

/**
 * Why the money of a line is held at a time; of several reasons the one that needs action first; null: it can be paid
 * out. `haat_earned_line` is the same in SQL.
 */
export function holdOf(line: LineStanding, now: Date): HoldReason | null {
  const { isDelivered, proof, isReturning, isCashDue, isAwaitingParts, returnableUntil, heldUntil } = line;
  if (!isDelivered || proof === null) return "delivery";
  if (isReturning) return "return";
  if (isCashDue) return "cash";
  if (isAwaitingParts && returnableUntil !== null) return "parts";
  const [window, days] = [returnableUntil?.getTime() ?? 0, heldUntil?.getTime() ?? 0];
  if (window > now.getTime() && window >= days) return "window";
  return days > now.getTime() ? "days" : null;
}

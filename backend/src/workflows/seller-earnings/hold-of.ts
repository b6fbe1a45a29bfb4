import type { DeliveryProof } from "@haat/api-contract/parcel/words";
import type { HoldReason } from "@haat/api-contract/seller-earnings/words";

/** What decides whether a line's money can be paid out. */
export type LineStanding = {
  isDelivered: boolean;
  proof: DeliveryProof | null;
  /** A return of it is asked for or under way. */
  isReturning: boolean;
  /** It is paid by cash, which was not received from the courier. */
  isCashDue: boolean;
  /** Another part of its order has not arrived: the time of returns does not run yet. */
  isAwaitingParts: boolean;
  returnableUntil: Date | null;
  heldUntil: Date | null;
};

/**
 * Why the money of a line is held at a moment, the reason that somebody has to do something about first; null: it can be
 * paid out. `haat_earned_line` is the same in SQL.
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

/** What a seller may list: anything, or only books. */
export const sellerTypes = ["ALL_CATEGORIES", "BOOKS_ONLY"] as const;
export type SellerType = (typeof sellerTypes)[number];

/**
 * States of a seller. Waiting and rejected sellers cannot sell yet, suspended ones no longer; all can log in, and
 * process their open orders.
 */
export const sellerStates = ["waiting", "approved", "rejected", "suspended"] as const;
export type SellerState = (typeof sellerStates)[number];

/** Why a seller in a state can't add or change something that only who sells may have; null if they can. */
export function sellingRefusal(
  state: SellerState,
  messages: { sellerSuspended: string; sellerNotApproved: string },
): string | null {
  if (state === "suspended") return messages.sellerSuspended;
  return state === "approved" ? null : messages.sellerNotApproved;
}

/** Label of a state, of a seller or of a seller's product. */
export const shownState = (state: string): string => (state === "waiting" ? "pending" : state);

/** Staff's decisions on a seller. */
export type SellerVerdict = Exclude<SellerState, "waiting">;

/** The decisions that are possible in each state. */
export const sellerMoves: Readonly<Record<SellerState, readonly SellerVerdict[]>> = {
  waiting: ["approved", "rejected"],
  approved: ["suspended"],
  rejected: ["approved"],
  suspended: ["approved"],
};

/** States that require a reason, which the seller reads. */
export const reasonedStates: readonly SellerState[] = ["rejected", "suspended"];

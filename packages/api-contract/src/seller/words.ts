/** What a seller may list: anything, or books alone. */
export const sellerTypes = ["ALL_CATEGORIES", "BOOKS_ONLY"] as const;
export type SellerType = (typeof sellerTypes)[number];

/**
 * Where a seller stands. Who waits or was rejected sells nothing yet, who is suspended nothing any more; all of them can
 * log in, and an open order stays theirs to work.
 */
export const sellerStates = ["waiting", "approved", "rejected", "suspended"] as const;
export type SellerState = (typeof sellerStates)[number];

/** A state as screens call it, of a seller or of a seller's product. */
export const shownState = (state: string): string => (state === "waiting" ? "pending" : state);

/** What staff decide of a seller. */
export type SellerVerdict = Exclude<SellerState, "waiting">;

/** Where staff may move a seller from each state. */
export const sellerMoves: Readonly<Record<SellerState, readonly SellerVerdict[]>> = {
  waiting: ["approved", "rejected"],
  approved: ["suspended"],
  rejected: ["approved"],
  suspended: ["approved"],
};

/** States whose reason the seller reads, and which are not set without one. */
export const reasonedStates: readonly SellerState[] = ["rejected", "suspended"];

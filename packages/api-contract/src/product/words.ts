/** Filters and sort fields of the back office's product list. */
export const productStocks = ["in", "low", "out"] as const;
export const productSorts = ["created", "title", "brand", "price", "stock"] as const;

/** The approval of a seller's product: shoppers see it only while it is approved. */
export const productApprovals = ["waiting", "approved", "rejected"] as const;
export type ProductApproval = (typeof productApprovals)[number];

/** Staff's decisions. */
export type ProductVerdict = Exclude<ProductApproval, "waiting">;

/** The decisions that are possible in each state. */
export const approvalMoves: Readonly<Record<ProductApproval, readonly ProductVerdict[]>> = {
  waiting: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["approved"],
};

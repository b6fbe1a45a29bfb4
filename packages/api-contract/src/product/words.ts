/** What the back office's list of products is narrowed and sorted by. */
export const productStocks = ["in", "low", "out"] as const;
export const productSorts = ["created", "title", "brand", "price", "stock"] as const;

/** What staff think of a seller's product: shoppers see it only while it is approved. */
export const productApprovals = ["waiting", "approved", "rejected"] as const;
export type ProductApproval = (typeof productApprovals)[number];

/** What staff decide of it. */
export type ProductVerdict = Exclude<ProductApproval, "waiting">;

/** Where staff may move a product from each state. */
export const approvalMoves: Readonly<Record<ProductApproval, readonly ProductVerdict[]>> = {
  waiting: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["approved"],
};

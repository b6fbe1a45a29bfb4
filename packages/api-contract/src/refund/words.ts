/** `engine`: of an order's own payment; `odd`: money that came and that nothing was sold for. */
export const refundKinds = ["engine", "odd"] as const;
export type RefundKind = (typeof refundKinds)[number];

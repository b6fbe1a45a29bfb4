/** What a shopper asks for. */
export const returnActions = ["return", "replace"] as const;
export type ReturnAction = (typeof returnActions)[number];

/** `refunded` ends a return, `replaced` a replacement, `rejected` either. */
export const returnStatuses = ["requested", "approved", "rejected", "received", "refunded", "replaced"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Whether a request waits for a decision, or for the goods. */
export const isReturnOpen = (status: ReturnStatus | null): boolean => status === "requested" || status === "approved";

/** What the back office decides; the rest follows from `received`. */
export const returnDecisions = ["approved", "rejected", "received"] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

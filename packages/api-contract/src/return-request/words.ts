/** Kinds of requests. */
export const returnActions = ["return", "replace"] as const;
export type ReturnAction = (typeof returnActions)[number];

/** `refunded` ends a return, `replaced` a replacement, `rejected` either. */
export const returnStatuses = ["requested", "approved", "rejected", "received", "refunded", "replaced"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Whether a request awaits a decision, or the returned items. */
export const isReturnOpen = (status: ReturnStatus | null): boolean => status === "requested" || status === "approved";

/** Statuses that the back office sets; the rest follows from `received`. */
export const returnDecisions = ["approved", "rejected", "received"] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

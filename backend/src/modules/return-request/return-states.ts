export const returnActions = ["return", "replace"] as const;
export type StoredReturnAction = (typeof returnActions)[number];

/** `refunded` ends a return, `replaced` a replacement, `rejected` either. */
export const returnStatuses = ["requested", "approved", "rejected", "received", "refunded", "replaced"] as const;
export type StoredReturnStatus = (typeof returnStatuses)[number];

/** A line of the engine's order, and the quantity being returned. */
export type ReturnLine = { line_id: string; quantity: number };

/** Who changed a status. `id` is theirs in the engine; null for an automatic change. */
type Actor = { kind: "shopper" | "administrator" | "seller" | "system"; id: string | null };

/** One entry of a request's history. `at` is ISO 8601 UTC. */
export type ReturnChange = { status: StoredReturnStatus; at: string; by: Actor };

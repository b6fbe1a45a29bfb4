import type { TrackingCorrection } from "@haat/api-contract/parcel/tracking";

/** The stored statuses. The shopper reads `placed` as `pending`. */
export const storedOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled", "returned"] as const;
export type StoredOrderStatus = (typeof storedOrderStatuses)[number];

export const paymentStatuses = ["pending", "paid", "failed", "refunded", "partially_refunded"] as const;
export type StoredPaymentStatus = (typeof paymentStatuses)[number];

/** Who changed a status. `id` is theirs in the engine; null for an automatic change. */
export type Actor = {
  kind: "shopper" | "administrator" | "seller" | "system";
  id: string | null;
};

/** One entry of an order's history. `at` is ISO 8601 UTC. A correction keeps the status and changes the tracking. */
export type StatusChange = { status: StoredOrderStatus; at: string; by: Actor; correction?: TrackingCorrection };

import type { TrackingCorrection } from "@haat/api-contract/parcel/tracking";

export const parcelStatuses = ["placed", "processing", "shipped", "delivered", "cancelled"] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** Who changed a parcel. `id` is theirs; a shopper's is not stored here, and the shop's own processes have none. */
export type ParcelActor = { kind: "shopper" | "administrator" | "seller" | "system"; id: string | null };

/** One entry of a parcel's history. `at` is ISO 8601 UTC. A correction keeps the status and changes the tracking. */
export type ParcelChange = { status: ParcelStatus; at: string; by: ParcelActor; correction?: TrackingCorrection };

export type NewParcel = {
  id: string;
  /** Null: the shop's own goods. */
  sellerId: string | null;
  /** Whole paise, like all amounts here: what the shopper pays for the delivery of its lines. */
  delivery: number;
  lines: { id: string; productId: string; quantity: number }[];
};

/** A parcel that changes from one status to another. */
export type ParcelMove = { id: string; from: ParcelStatus; to: ParcelStatus };

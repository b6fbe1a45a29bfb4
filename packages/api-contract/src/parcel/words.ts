/** Statuses of a parcel. */
export const parcelStatuses = ["placed", "processing", "shipped", "delivered", "cancelled"] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/**
 * Proof of a parcel's delivery: the courier's event, the delivery code that its shopper received, or staff. `before`:
 * delivered before proofs were required.
 */
export const deliveryProofs = ["courier", "code", "staff", "before"] as const;
export type DeliveryProof = (typeof deliveryProofs)[number];

/** Statuses that a seller can set; cancelling requires a reason and has its own call. */
export const parcelSteps = ["processing", "shipped", "delivered"] as const;
export type ParcelStep = (typeof parcelSteps)[number];

/** Sellers move forward only, and a parcel must be shipped before it is delivered. */
export const parcelMoves: Readonly<Record<ParcelStatus, readonly ParcelStep[]>> = {
  placed: ["processing", "shipped"],
  processing: ["shipped"],
  shipped: ["delivered"],
  delivered: [],
  cancelled: [],
};

/** Statuses from which a seller can cancel: a shipped parcel comes back only by a return. */
export const cancellableParcels: readonly ParcelStatus[] = ["placed", "processing"];

/** While a parcel is open, its seller may see its address. */
export const openParcels: readonly ParcelStatus[] = ["placed", "processing", "shipped"];

/** Where a seller's part of an order stands. */
export const parcelStatuses = ["placed", "processing", "shipped", "delivered", "cancelled"] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/**
 * How it was proven that a parcel has arrived: by the courier's event, by the code that its shopper was sent, or by staff.
 * `before`: delivered before proofs were asked for.
 */
export const deliveryProofs = ["courier", "code", "staff", "before"] as const;
export type DeliveryProof = (typeof deliveryProofs)[number];

/** What a seller moves a parcel to; cancelling takes a reason and has a call of its own. */
export const parcelSteps = ["processing", "shipped", "delivered"] as const;
export type ParcelStep = (typeof parcelSteps)[number];

/** Sellers move forward only, and nothing is delivered that was not sent. */
export const parcelMoves: Readonly<Record<ParcelStatus, readonly ParcelStep[]>> = {
  placed: ["processing", "shipped"],
  processing: ["shipped"],
  shipped: ["delivered"],
  delivered: [],
  cancelled: [],
};

/** From where a seller can cancel: what has left is taken back by a return. */
export const cancellableParcels: readonly ParcelStatus[] = ["placed", "processing"];

/** As long as a parcel is open, its seller may know where it goes. */
export const openParcels: readonly ParcelStatus[] = ["placed", "processing", "shipped"];

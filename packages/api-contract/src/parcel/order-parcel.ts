import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { orderedPieceSchema } from "../order/ordered-piece";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { deliveryProofs, parcelStatuses } from "./words";

/** A parcel of an order, as its shopper sees it. A cancelled one no longer counts in the order's sums. */
export const orderParcelSchema = z.object({
  _id: idSchema,
  /** Null for the shop itself. */
  seller: z.object({ _id: idSchema, name: z.string() }).nullable(),
  /** `pending` is the seller's `placed`. */
  status: z.enum(["pending", "processing", "shipped", "delivered", "cancelled"]),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The delivery code; null if the parcel is not in transit, or is the shop's own. */
  deliveryCode: z.string().nullable(),
  /** The reason of its cancellation; otherwise empty. */
  reason: z.string(),
  /** Rupees refunded when it was cancelled; null if it was not, or nothing was paid. */
  refund: rupeesSchema.nullable(),
  /** Items and their delivery. */
  total: rupeesSchema,
  /**
   * Rupees to pay to its courier: less than its total if the wallet paid a part; null after delivery, or if it is not
   * paid in cash.
   */
  cashToPay: rupeesSchema.nullable(),
  changedAt: instantSchema,
  products: z.array(
    orderedPieceSchema.extend({ variant: z.object({ color: z.string(), size: z.string() }).nullable() }),
  ),
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;

/** The same for the back office, with the proof of delivery instead of the delivery code. */
export const managedParcelSchema = orderParcelSchema.omit({ deliveryCode: true, cashToPay: true }).extend({
  status: z.enum(parcelStatuses),
  proof: z.enum(deliveryProofs).nullable(),
  /** Rupees that its courier owes; null if it is not delivered, not paid in cash, or already received. */
  cashDue: rupeesSchema.nullable(),
  /** When its cash was recorded as received from the courier, and the amount; null if it was not. */
  cashReceived: z.object({ at: instantSchema, amount: rupeesSchema, reference: z.string() }).nullable(),
  version: versionSchema,
});
export type ManagedParcel = z.infer<typeof managedParcelSchema>;

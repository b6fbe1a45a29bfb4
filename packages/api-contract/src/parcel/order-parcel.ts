import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { orderedPieceSchema } from "../order/ordered-piece";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { deliveryProofs, parcelStatuses } from "./words";

/** A part of an order, as its shopper reads it. A cancelled one is no part of the order's sums any more. */
export const orderParcelSchema = z.object({
  _id: idSchema,
  /** Null where the shop itself sells. */
  seller: z.object({ _id: idSchema, name: z.string() }).nullable(),
  /** `pending` where the seller reads `placed`. */
  status: z.enum(["pending", "processing", "shipped", "delivered", "cancelled"]),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** What the shopper tells whoever hands the parcel over; null where it is not on its way, or is the shop's own. */
  deliveryCode: z.string().nullable(),
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  /** Rupees that went back for it when it was cancelled; null where it was not, or nothing was paid. */
  refund: rupeesSchema.nullable(),
  /** Goods and their delivery. */
  total: rupeesSchema,
  /** Rupees that its courier asks for: less than its total where the wallet paid a part; null once it has arrived, or paid otherwise. */
  cashToPay: rupeesSchema.nullable(),
  changedAt: instantSchema,
  products: z.array(
    orderedPieceSchema.extend({ variant: z.object({ color: z.string(), size: z.string() }).nullable() }),
  ),
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;

/** The same for the back office, which reads how the delivery was proven, and not the code that proves it. */
export const managedParcelSchema = orderParcelSchema.omit({ deliveryCode: true, cashToPay: true }).extend({
  status: z.enum(parcelStatuses),
  proof: z.enum(deliveryProofs).nullable(),
  /** Rupees that its courier has to hand over; null where it is not delivered, not paid by cash, or that was received. */
  cashDue: rupeesSchema.nullable(),
  /** When its cash was recorded as received from the courier, and what it was; null where it was not. */
  cashReceived: z.object({ at: instantSchema, amount: rupeesSchema, reference: z.string() }).nullable(),
  version: versionSchema,
});
export type ManagedParcel = z.infer<typeof managedParcelSchema>;

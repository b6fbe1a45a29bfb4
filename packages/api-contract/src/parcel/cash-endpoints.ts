import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import { limits } from "../limits";
import { sellerEarningsMessages } from "../seller-earnings/messages";
import { idSchema, rupeesSchema } from "../values";
import { parcelMessages } from "./messages";
import { correctTrackingBodySchema } from "./tracking";

export const recordParcelCashBodySchema = z.object({
  /** All that the courier has to hand over for the parcel: less would let its seller be paid for what nobody has. */
  amount: rupeesSchema,
  /** What the courier or the bank calls the transfer. */
  reference: z
    .string()
    .trim()
    .min(1, sellerEarningsMessages.referenceRequired)
    .max(limits.maxPayoutReferenceLength, sellerEarningsMessages.referenceTooLong(limits.maxPayoutReferenceLength)),
});

/**
 * What becomes of a line of a courier's file. `matched`: it is recorded. `differs`: another amount than is due.
 * `received`: recorded before. `collected`: of an order in one piece, whose cash counts as collected at its delivery. `not-due`: not delivered, cancelled, or not paid by cash. `unknown`: no parcel has this
 * number. `ambiguous`: several have. `doubled`: it stands in the file more than once. `unreadable`: no number, amount or
 * reference.
 */
export const remittanceStates = [
  "matched",
  "differs",
  "received",
  "collected",
  "not-due",
  "unknown",
  "ambiguous",
  "doubled",
  "unreadable",
] as const;
export type RemittanceState = (typeof remittanceStates)[number];

export const remittanceLineSchema = z.object({
  /** Of the file, from 1. */
  line: z.number().int().min(1),
  trackingNumber: z.string(),
  amount: rupeesSchema.nullable(),
  reference: z.string(),
  state: z.enum(remittanceStates),
  /** Whose parcel it is, where exactly one has the number. */
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }).nullable(),
  /** What the courier has to hand over for it; null where that is unknown, or it was received. */
  due: rupeesSchema.nullable(),
});
export type RemittanceLine = z.infer<typeof remittanceLineSchema>;

/** The file itself, as text: the first row names its columns. */
export const remittanceBodySchema = z.object({
  csv: z
    .string()
    .min(1, parcelMessages.remittanceEmpty)
    .max(limits.maxRemittanceLength, parcelMessages.remittanceTooLarge(limits.maxRemittanceRows)),
});

const sumSchema = z.object({ parcels: z.number().int().min(0), amount: rupeesSchema });

export const parcelCashEndpoints = {
  previewRemittance: {
    summary: "Previews which parcels a courier remittance file matches, without changing anything",
    body: remittanceBodySchema,
    response: answer({ lines: z.array(remittanceLineSchema), matched: sumSchema }),
  },
  recordRemittance: {
    summary: "Records the cash of all parcels that a courier remittance file matches, once each",
    body: remittanceBodySchema,
    response: answer({ lines: z.array(remittanceLineSchema), recorded: sumSchema }).extend({ message: z.string() }),
  },
  confirmParcelDelivery: {
    summary: "Confirms delivery of a seller's parcel without the customer's code or the courier",
    params: z.object({ parcelId: idSchema }),
    response: answer({}).extend({ message: z.string() }),
  },
  correctParcelTracking: {
    summary: "Corrects the courier and tracking number of a shipped parcel",
    params: z.object({ parcelId: idSchema }),
    body: correctTrackingBodySchema,
    response: answer({}).extend({ message: z.string() }),
  },
  correctOrderTracking: {
    summary: "Corrects the courier and tracking number of a shipped order without parcels",
    params: z.object({ id: idSchema }),
    body: correctTrackingBodySchema,
    response: answer({}).extend({ message: z.string() }),
  },
  recordParcelCash: {
    summary: "Records the cash of a delivered parcel as received from the courier",
    params: z.object({ parcelId: idSchema }),
    body: recordParcelCashBodySchema,
    response: answer({}).extend({ message: z.string() }),
    created: true,
  },
} as const satisfies Record<string, Endpoint>;

import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import { limits } from "../limits";
import { sellerEarningsMessages } from "../seller-earnings/messages";
import { idSchema, rupeesSchema } from "../values";
import { parcelMessages } from "./messages";
import { correctTrackingBodySchema } from "./tracking";

export const recordParcelCashBodySchema = z.object({
  /** The full cash amount of the parcel: with less, its seller would be paid money that was not received. */
  amount: rupeesSchema,
  /** The courier's or bank's reference of the transfer. */
  reference: z
    .string()
    .trim()
    .min(1, sellerEarningsMessages.referenceRequired)
    .max(limits.maxPayoutReferenceLength, sellerEarningsMessages.referenceTooLong(limits.maxPayoutReferenceLength)),
});

/**
 * The result of a line of a courier's file. `matched`: it is recorded. `differs`: the amount differs from what is due.
 * `received`: recorded before. `collected`: of an order without parcels, whose cash counts as collected on delivery.
 * `not-due`: not delivered, cancelled, or not paid in cash. `unknown`: no parcel has this number. `ambiguous`: several
 * have. `doubled`: it occurs in the file more than once. `unreadable`: no number, amount or reference.
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
  /** Line of the file, from 1. */
  line: z.number().int().min(1),
  trackingNumber: z.string(),
  amount: rupeesSchema.nullable(),
  reference: z.string(),
  state: z.enum(remittanceStates),
  /** The parcel, if exactly one has the number. */
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }).nullable(),
  /** The amount that the courier owes for it; null if it is unknown or already received. */
  due: rupeesSchema.nullable(),
});
export type RemittanceLine = z.infer<typeof remittanceLineSchema>;

/** The file's content as text: the first row contains the column names. */
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

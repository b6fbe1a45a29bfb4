import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { gatewayNameSchema } from "../payment/sheet";
import { idSchema, instantSchema } from "../values";
import { reconciliationMessages } from "./messages";
import { differenceKinds, reconciliationOutcomes } from "./words";

const daySchema = z.iso.date();

/** Days of one comparison; the gateways' lists are read whole. */
export const maxReconciliationDays = 92;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** First and last day, in India; without them yesterday, today, and the days of what has differed so far. */
export const runReconciliationBodySchema = z
  .object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    /** What changed within the last minutes is not judged yet: it may be on its way. */
    graceMinutes: z.number().int().min(0).max(120).default(15),
  })
  .superRefine(({ from, to }, context) => {
    if (!from || !to) return;
    const days = dayNumber(to) - dayNumber(from) + 1;
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
    if (days < 1) refuse(reconciliationMessages.rangeReversed);
    if (days > maxReconciliationDays) refuse(reconciliationMessages.rangeTooLong(maxReconciliationDays));
  });
export type RunReconciliationBody = z.infer<typeof runReconciliationBodySchema>;

export const reconciliationRunSchema = z.object({
  _id: idSchema,
  from: daySchema,
  to: daySchema,
  outcome: z.enum(reconciliationOutcomes),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  /** How many payments of gateways were compared. */
  payments: z.number().int().min(0),
  /** Differences that it found. */
  differences: z.number().int().min(0),
  /** What could not be compared, and why. */
  gaps: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ReconciliationRun = z.infer<typeof reconciliationRunSchema>;

/** Rupees may lie below zero here: a difference is a difference. Null where an amount has no meaning. */
export const reconciliationDifferenceSchema = z.object({
  _id: idSchema,
  kind: z.enum(differenceKinds),
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }).nullable(),
  gateway: gatewayNameSchema.nullable(),
  /** What the gateway calls the payment. */
  paymentId: z.string().nullable(),
  expected: z.number().nullable(),
  found: z.number().nullable(),
  /** What amounts don't tell, e.g. the two statuses. */
  detail: z.string(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
});
export type ReconciliationDifference = z.infer<typeof reconciliationDifferenceSchema>;

export const reconciliationQuerySchema = z.object({ ...pageParams });

/** The last comparison, and what differs at present, newest first. */
export const reconciliationAnswerSchema = answer({
  run: reconciliationRunSchema.nullable(),
  differences: z.array(reconciliationDifferenceSchema),
  ...pageFields,
});

export const reconciledAnswerSchema = answer({ run: reconciliationRunSchema }).extend({ message: z.string() });

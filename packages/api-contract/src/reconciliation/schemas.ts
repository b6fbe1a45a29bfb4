import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { gatewayNameSchema } from "../payment/sheet";
import { idSchema, instantSchema } from "../values";
import { reconciliationMessages } from "./messages";
import { differenceKinds, reconciliationOutcomes } from "./words";

const daySchema = z.iso.date();

/** Maximum days of one run; the gateways' lists are read completely. */
export const maxReconciliationDays = 92;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** First and last day, in India; by default yesterday, today, and the days of open differences. */
export const runReconciliationBodySchema = z
  .object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    /** Changes in the last minutes are not compared yet: they may be in transit. */
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
  /** Number of gateway payments that were compared. */
  payments: z.number().int().min(0),
  /** Number of differences found. */
  differences: z.number().int().min(0),
  /** What could not be compared, and why. */
  gaps: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ReconciliationRun = z.infer<typeof reconciliationRunSchema>;

/** Rupees, possibly negative, since these are compared amounts. Null if an amount has no meaning. */
export const reconciliationDifferenceSchema = z.object({
  _id: idSchema,
  kind: z.enum(differenceKinds),
  order: z.object({ _id: idSchema, orderNumber: z.number().int() }).nullable(),
  gateway: gatewayNameSchema.nullable(),
  /** The gateway's payment id. */
  paymentId: z.string().nullable(),
  expected: z.number().nullable(),
  found: z.number().nullable(),
  /** Details beyond amounts, e.g. the two statuses. */
  detail: z.string(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
});
export type ReconciliationDifference = z.infer<typeof reconciliationDifferenceSchema>;

export const reconciliationQuerySchema = z.object({ ...pageParams });

/** The last run, and the open differences, newest first. */
export const reconciliationAnswerSchema = answer({
  run: reconciliationRunSchema.nullable(),
  differences: z.array(reconciliationDifferenceSchema),
  ...pageFields,
});

export const reconciledAnswerSchema = answer({ run: reconciliationRunSchema }).extend({ message: z.string() });

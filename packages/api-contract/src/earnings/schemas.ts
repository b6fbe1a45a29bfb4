import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { earningsMessages } from "./messages";
import { earningsGroups } from "./words";

const countSchema = z.number().int().min(0);

/** Rupees, at most two decimals; below zero where more went back than came in. */
const balanceSchema = z
  .number()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "At most two decimals.");

/**
 * The figures of some orders. Each belongs to the day in India on which its order was placed, whenever it was paid,
 * returned or refunded, and a cancelled order counts in none but `received`.
 */
export const figuresSchema = z.object({
  /** Orders that were placed and not cancelled. */
  orders: countSchema,
  /** Pieces in them. */
  pieces: countSchema,
  /** What the goods cost at their MRP. */
  gross: balanceSchema,
  /** The saving on MRP. */
  discount: balanceSchema,
  /** Delivery charges. */
  delivery: balanceSchema,
  /** What shoppers owe or owed: `gross` − `discount` + `delivery`, the sum of the orders' final amounts. */
  sales: balanceSchema,
  /** The GST that is contained in `sales`, each line and each delivery rounded to the paisa. */
  gst: balanceSchema,
  /** What went back for these orders. */
  refunds: balanceSchema,
  /** `sales` − `refunds`. */
  net: balanceSchema,
});
export type Figures = z.infer<typeof figuresSchema>;

/**
 * Figures with the money: `received` is what came in less what went back, the revenue of the list of orders; `awaited`
 * is what these orders have not paid yet.
 */
export const moneyFiguresSchema = figuresSchema.extend({ received: balanceSchema, awaited: balanceSchema });
export type MoneyFigures = z.infer<typeof moneyFiguresSchema>;

/** A day's row is named by the day, a week's and a month's by its first; a category's by its id. */
const rowShape = { key: z.string(), label: z.string() };

export const earningsRowSchema = figuresSchema.extend({
  ...rowShape,
  /** Null by category: an order is paid as a whole. */
  received: balanceSchema.nullable(),
  awaited: balanceSchema.nullable(),
});
export type EarningsRow = z.infer<typeof earningsRowSchema>;

/** A day in India, as `YYYY-MM-DD`. */
export const daySchema = z.iso.date();

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Refuses a range of days that is reversed or too long; an end that was left out is the server's to choose. */
export function checkRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!from || !to) return;
  const days = dayNumber(to) - dayNumber(from) + 1;
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
  if (days < 1) refuse(earningsMessages.rangeReversed);
  if (days > limits.maxEarningsDays) refuse(earningsMessages.rangeTooLong(limits.maxEarningsDays));
}

/** First and last day, in India; without them the thirty days up to today. */
export const earningsQuerySchema = z
  .object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    by: z.enum(earningsGroups).default("day"),
  })
  .superRefine(checkRange);
export type EarningsQuery = z.infer<typeof earningsQuerySchema>;

/**
 * By day, week or month there is a row for each, also where nothing was sold. By category the last row holds what no
 * product is to blame for: delivery, and refunds of it. `before`: as many days before them.
 */
export const earningsAnswerSchema = answer({
  from: daySchema,
  to: daySchema,
  by: z.enum(earningsGroups),
  rows: z.array(earningsRowSchema),
  total: moneyFiguresSchema,
  before: moneyFiguresSchema,
});
export type Earnings = z.infer<typeof earningsAnswerSchema>;

/** All that the shop ever sold. A financial year begins in April. */
export const totalEarningsAnswerSchema = answer({
  /** The day of the first order; null before it. */
  since: daySchema.nullable(),
  today: daySchema,
  total: moneyFiguresSchema,
  periods: z.object({
    thisMonth: moneyFiguresSchema,
    lastMonth: moneyFiguresSchema,
    thisYear: moneyFiguresSchema,
    lastYear: moneyFiguresSchema,
  }),
  months: z.array(earningsRowSchema),
  categories: z.array(earningsRowSchema),
  paymentMethods: z.array(earningsRowSchema),
});
export type TotalEarnings = z.infer<typeof totalEarningsAnswerSchema>;

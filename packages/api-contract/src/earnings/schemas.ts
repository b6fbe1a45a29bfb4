import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { atMostTwoDecimals } from "../values";
import { earningsMessages } from "./messages";
import { earningsGroups } from "./words";

const countSchema = z.number().int().min(0);

/** Rupees, at most two decimals; negative if refunds exceed sales. */
const balanceSchema = z.number().refine(atMostTwoDecimals, "At most two decimals.");

/**
 * Figures of a set of orders. Each order counts on the day in India on which it was placed, whenever it was paid,
 * returned or refunded. Cancelled orders count only in `received`.
 */
export const figuresSchema = z.object({
  /** Orders placed and not cancelled. */
  orders: countSchema,
  /** Pieces in them. */
  pieces: countSchema,
  /** The price of all items at their MRP. */
  gross: balanceSchema,
  /** The saving on MRP. */
  discount: balanceSchema,
  /** Delivery charges. */
  delivery: balanceSchema,
  /** What shoppers pay: `gross` − `discount` + `delivery`, the sum of the orders' final amounts. */
  sales: balanceSchema,
  /** The GST contained in `sales`, each line and each delivery rounded to the paisa. */
  gst: balanceSchema,
  /** Refunds for these orders. */
  refunds: balanceSchema,
  /** `sales` − `refunds`. */
  net: balanceSchema,
});
export type Figures = z.infer<typeof figuresSchema>;

/**
 * Figures with payments: `received` is payments less refunds, the revenue shown in the order list; `awaited` is the
 * unpaid amount of these orders.
 */
export const moneyFiguresSchema = figuresSchema.extend({ received: balanceSchema, awaited: balanceSchema });
export type MoneyFigures = z.infer<typeof moneyFiguresSchema>;

/** The key of a day's row is the day, of a week's and a month's its first day, of a category's its id. */
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

/** Rejects a range that is reversed or too long; the server fills in a missing end. */
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

/** First and last day in India; by default the thirty days up to today. */
export const earningsQuerySchema = z
  .object({
    from: daySchema.optional(),
    to: daySchema.optional(),
    by: z.enum(earningsGroups).default("day"),
  })
  .superRefine(checkRange);
export type EarningsQuery = z.infer<typeof earningsQuerySchema>;

/**
 * By day, week or month there is a row for each, even without sales. By category the last row contains what belongs to
 * no product: delivery, and its refunds. `before`: the same number of days before.
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

/** All-time figures. A financial year begins in April. */
export const totalEarningsAnswerSchema = answer({
  /** The day of the first order; null if there is none. */
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

import { z } from "zod";
import { daySchema } from "../earnings/schemas";
import { answer } from "../envelope";
import { storedOrderStatuses } from "../order/words";
import { returnActions, returnStatuses } from "../return-request/words";
import { idSchema, instantSchema, rupeesSchema } from "../values";

const countSchema = z.number().int().min(0);

/** Orders that were not cancelled, and their total in rupees. */
const soldSchema = z.object({ orders: countSchema, sales: rupeesSchema });
const soldDaySchema = soldSchema.extend({ day: daySchema });
export type SoldDay = z.infer<typeof soldDaySchema>;

/** Thirty days up to today, and the thirty before them. */
export const overviewSalesSchema = z.object({
  today: soldSchema,
  yesterday: soldSchema,
  last30: soldSchema,
  before30: soldSchema,
  days: z.array(soldDaySchema).length(30),
  daysBefore: z.array(soldDaySchema).length(30),
});
export type OverviewSales = z.infer<typeof overviewSalesSchema>;

export const overviewOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.number().int(),
  customer: z.string(),
  createdAt: instantSchema,
  orderStatus: z.enum(storedOrderStatuses),
  finalAmount: rupeesSchema,
});

export const waitingReturnSchema = z.object({
  orderId: idSchema,
  orderNumber: z.number().int(),
  customer: z.string(),
  action: z.enum(returnActions),
  status: z.enum(returnStatuses),
  requestedAt: instantSchema,
});

export const lowStockSchema = z.object({
  productId: idSchema,
  title: z.string(),
  /** What distinguishes this variant from the others; empty if it is the only one. */
  variant: z.string(),
  sku: z.string(),
  image: z.string(),
  /** Sellable pieces. */
  available: z.number().int(),
});

export const bestSellerSchema = z.object({
  productId: idSchema,
  title: z.string(),
  image: z.string(),
  /** Pieces sold in thirty days. */
  sold: countSchema,
});

/** Counts of pending items; null without the permission. */
export const toDoSchema = z.object({
  /** view_order: new orders, and undecided return requests. */
  orders: countSchema.nullable(),
  returns: countSchema.nullable(),
  /** view_seller */
  sellers: countSchema.nullable(),
  /** view_product: sellers' products that await a decision. */
  products: countSchema.nullable(),
  /** view_payment: failed refunds, and pending manual refunds. */
  refunds: countSchema.nullable(),
  cashRefunds: countSchema.nullable(),
  /** view_earnings: sellers with a balance to pay out. */
  payouts: countSchema.nullable(),
  /** view_settings: failed background tasks. */
  failedTasks: countSchema.nullable(),
});
export type ToDo = z.infer<typeof toDoSchema>;
export const toDoAnswerSchema = answer({ toDo: toDoSchema });

/** Null without the permission. */
export const overviewAnswerSchema = answer({
  today: daySchema,
  /** view_earnings */
  sales: overviewSalesSchema.nullable(),
  /** view_order */
  ordersByStatus: z.array(z.object({ status: z.enum(storedOrderStatuses), orders: countSchema })).nullable(),
  latestOrders: z.array(overviewOrderSchema).nullable(),
  returnsWaiting: z.object({ total: countSchema, oldest: z.array(waitingReturnSchema) }).nullable(),
  /** view_product: visible variants with at most `threshold` sellable pieces. */
  lowStock: z
    .object({ threshold: countSchema, total: countSchema, soldOut: countSchema, scarcest: z.array(lowStockSchema) })
    .nullable(),
  bestSellers: z.array(bestSellerSchema).nullable(),
});
export type Overview = z.infer<typeof overviewAnswerSchema>;

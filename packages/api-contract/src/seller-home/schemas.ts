import { z } from "zod";
import { daySchema } from "../earnings/schemas";
import { answer } from "../envelope";
import { sellerBalanceSchema } from "../seller-earnings/schemas";
import { idSchema, rupeesSchema } from "../values";

const countSchema = z.number().int().min(0);

/** Orders that were not cancelled, and what shoppers pay for their items and delivery. */
const soldSchema = z.object({ orders: countSchema, sales: rupeesSchema });

/** Data of the seller's home page. Days are in India's time zone. */
export const sellerHomeAnswerSchema = answer({
  today: soldSchema,
  /** The thirty days up to today: their total and each day. */
  lately: soldSchema,
  days: z.array(soldSchema.extend({ day: daySchema })),
  /** Parcels to process: to be packed, and packed but not handed over. */
  toPack: countSchema,
  toShip: countSchema,
  /** Variants with low stock, the lowest first; `lowStockCount` counts all of them. */
  lowStock: z.array(
    z.object({ productId: idSchema, title: z.string(), variant: z.string(), pieces: z.number().int() }),
  ),
  lowStockCount: countSchema,
  products: z.object({ approved: countSchema, waiting: countSchema, rejected: countSchema }),
  balance: sellerBalanceSchema,
});

import { z } from "zod";
import { limits } from "../limits";
import { productLimits } from "../product/limits";
import { atMostTwoDecimals, idSchema, rupeesSchema } from "../values";
import { saleMessages as messages } from "./messages";

const priceSchema = z
  .number(messages.priceInvalid)
  .min(1, messages.priceInvalid)
  .max(productLimits.rupees, messages.priceInvalid)
  .refine(atMostTwoDecimals, messages.priceInvalid);

type Priced = { variantId: string };

const isOnce = (prices: readonly Priced[]): boolean =>
  new Set(prices.map(({ variantId }) => variantId)).size === prices.length;

const listOf = <Price extends z.ZodType<Priced, unknown>>(price: Price) =>
  z
    .array(price)
    .min(1, messages.noPrice)
    .max(limits.maxSalePrices, messages.tooManyPrices(limits.maxSalePrices))
    .refine(isOnce, messages.priceTwice)
    .nullable();

/** What individual variants cost during a sale, in rupees; null: the sale takes a percentage off. */
export const salePricesField = listOf(z.object({ variantId: idSchema, price: priceSchema })).default(null);
export type SalePrice = { variantId: string; price: number };

/** The same in a form, where a price is text. */
export const salePricesDraft = listOf(
  z.object({ variantId: idSchema, price: z.string().trim().transform(Number).pipe(priceSchema) }),
);

/** A variant of who has the sale. */
export const saleVariantSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  title: z.string(),
  /** Its colour, size and the like, e.g. "Red, M"; empty if the product has no choice. */
  choice: z.string(),
  sku: z.string(),
  /** Without any sale, in rupees. */
  sellingPrice: rupeesSchema,
});
export type SaleVariant = z.infer<typeof saleVariantSchema>;

/** Its name with its choice, e.g. "Cotton kurta (Red, M)". */
export const saleVariantName = ({ title, choice }: Pick<SaleVariant, "title" | "choice">): string =>
  choice ? `${title} (${choice})` : title;

const wanted = (max: number) => z.array(idSchema).max(max, messages.tooManyPrices(max)).default([]);

/** Variants by their ids and SKUs, and all variants of products. */
export const saleVariantsBodySchema = z.object({
  variantIds: wanted(limits.maxSalePrices),
  skus: wanted(limits.maxSalePrices),
  productIds: wanted(limits.maxPageSize),
});
export type SaleVariantsBody = z.input<typeof saleVariantsBodySchema>;

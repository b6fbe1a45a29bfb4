import { z } from "zod";
import { limits } from "../limits";
import { idSchema } from "../values";

/** Of a sale or coupon: it starts at a time, holds, and is over. */
export const offerStatuses = ["scheduled", "running", "over"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Null and blank: any. */
const anyOr = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z
    .union([z.literal(""), schema])
    .nullish()
    .transform((value) => value || null);

export const offerMessages = {
  brandTooLong: "The brand is too long.",
  noProduct: "Please choose a product.",
  tooManyProducts: (max: number) => `Please choose up to ${max} products.`,
  productsAlone: "Choose either products, or a category and a brand.",
  notSoldByShop: "One of these products is not sold by the shop itself.",
  unknownProduct: "One of these products does not exist.",
  notYours: "One of these products is not yours.",
} as const;

/** Products that are chosen one by one; null if they are not. */
export const chosenProductsField = z
  .array(idSchema)
  .min(1, offerMessages.noProduct)
  .max(limits.maxOfferProducts, offerMessages.tooManyProducts(limits.maxOfferProducts))
  .nullish()
  .transform((ids) => (ids ? [...new Set(ids)] : null));

/** The same as it is read: with their titles. */
export const chosenProductsShown = z.array(z.object({ _id: idSchema, title: z.string() })).nullable();

/**
 * What an offer is for: products of a category, and of one of its sub-categories, and of a brand; or products that were
 * chosen one by one; all products of who has the offer if none is given.
 */
export const offerScopeFields = {
  categoryId: anyOr(idSchema),
  subCategoryId: anyOr(idSchema),
  brand: anyOr(z.string().trim().max(limits.maxTitleLength, offerMessages.brandTooLong)),
  /** Null: any. */
  productIds: chosenProductsField,
};
type Places = { categoryId: string | null; subCategoryId: string | null; brand: string | null };
export type OfferScope = Places & { productIds: string[] | null };

/** The same of an offer that is read: with the titles of its products. */
export const offerScopeShown = {
  categoryId: idSchema.nullable(),
  subCategoryId: idSchema.nullable(),
  brand: z.string().nullable(),
  products: chosenProductsShown,
};
export type OfferProduct = { _id: string; title: string };
export type ShownScope = Places & { products: OfferProduct[] | null };

export const toScope = ({ categoryId, subCategoryId, brand, products }: ShownScope): OfferScope => ({
  categoryId,
  subCategoryId,
  brand,
  productIds: products?.map(({ _id }) => _id) ?? null,
});

/** Reports a scope of chosen products that has a category or brand too. */
export function checkScope(
  { categoryId, subCategoryId, brand, productIds }: OfferScope,
  context: z.core.$RefinementCtx,
) {
  if (productIds && (categoryId ?? subCategoryId ?? brand) !== null)
    context.addIssue({ code: "custom", path: ["productIds"], message: offerMessages.productsAlone });
}

/** A number as typed; blank: null. */
export const typedNumber = <Value>(schema: z.ZodType<Value, number | null | undefined>) =>
  z
    .string()
    .trim()
    .transform((text): number | null | undefined => (text === "" ? null : Number(text)))
    .pipe(schema);

/** ISO instants; null for none. */
type Dates = { startsAt: string | null; endsAt: string | null };

/** Times that are none have their own complaint. */
export const isInOrder = ({ startsAt, endsAt }: Dates): boolean =>
  !(startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt));

/** A time in India as a field of type `datetime-local` has it, as an instant. */
export const timeInIndia = (required: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, required)
    .transform((time) => new Date(`${time}:00+05:30`).toISOString());

/** The same where a field may be left empty. */
export const timeInIndiaOrNone = z
  .union([z.literal(""), timeInIndia("Please enter a date and time.")])
  .transform((value) => value || null);

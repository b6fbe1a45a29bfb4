import { z } from "zod";
import { owners, pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import {
  checkScope,
  isInOrder,
  type OfferScope,
  offerScopeFields,
  offerScopeShown,
  offerStatuses,
  timeInIndia,
  typedNumber,
} from "../back-office/offer-fields";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema, rupeesSchema } from "../values";
import { saleMessages as messages } from "./messages";
import { salePricesDraft, salePricesField, saleVariantSchema } from "./prices";

const percentInvalid = messages.percentInvalid(limits.maxSalePercent);

const saleFields = {
  title: z
    .string(messages.titleRequired)
    .trim()
    .min(1, messages.titleRequired)
    .max(limits.maxTitleLength, messages.titleTooLong),
  /** Off each selling price; null: the sale has a price for each of its variants. */
  percent: z
    .number(percentInvalid)
    .int(percentInvalid)
    .min(1, percentInvalid)
    .max(limits.maxSalePercent, percentInvalid)
    .nullish()
    .transform((value) => value ?? null),
  prices: salePricesField,
  ...offerScopeFields,
  startsAt: z.iso.datetime(messages.startRequired),
  endsAt: z.iso.datetime(messages.endRequired),
};

type Lowered = OfferScope & { percent: number | null; prices: readonly object[] | null };

/** Reports a sale without a percentage and prices, and one with prices that has a percentage or other products too. */
function checkLowered({ percent, prices, ...scope }: Lowered, context: z.core.$RefinementCtx): void {
  const report = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (!prices && percent === null) report("percent", percentInvalid);
  if (
    prices &&
    [percent, scope.categoryId, scope.subCategoryId, scope.brand, scope.productIds].some((one) => one !== null)
  )
    report("prices", messages.pricesAlone);
}

const outOfOrder = { message: messages.endBeforeStart, path: ["endsAt"] };

export const saveSaleBodySchema = z
  .object({ ...saleFields, version: versionSchema.optional() })
  .refine(isInOrder, outOfOrder)
  .superRefine(checkScope)
  .superRefine(checkLowered);
export type SaleFields = Omit<z.output<typeof saveSaleBodySchema>, "version">;

/** The form: all fields are text, times are India's. */
export const saleFormSchema = z
  .object({
    ...saleFields,
    percent: typedNumber(saleFields.percent),
    prices: salePricesDraft,
    startsAt: timeInIndia(messages.startRequired),
    endsAt: timeInIndia(messages.endRequired),
  })
  .refine(isInOrder, outOfOrder)
  .superRefine(checkScope)
  .superRefine(checkLowered);

export const saleSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** Null: it has a price for each of its variants (`listSalePrices`). */
  percent: z.number().int().nullable(),
  ...offerScopeShown,
  startsAt: instantSchema,
  endsAt: instantSchema,
  status: z.enum(offerStatuses),
  /** Null: of the shop. */
  seller: z.object({ _id: idSchema, name: z.string() }).nullable(),
  /** Variants whose price it lowers. */
  variants: z.number().int().min(0),
  version: versionSchema,
});
export type Sale = z.infer<typeof saleSchema>;

/** The latest start first. */
export const salesQuerySchema = z.object({
  ...pageParams,
  /** Part of the title. */
  search: searchParam.optional(),
  status: z.enum(offerStatuses).optional(),
});
export const managedSalesQuerySchema = salesQuerySchema.extend({
  /** Those of the shop, or of sellers; absent: both. */
  owner: z.enum(owners).optional(),
});
export type SalesQuery = z.infer<typeof managedSalesQuerySchema>;

export const endSaleBodySchema = z.object({ version: versionSchema.optional() });

export const salesAnswerSchema = answer({ sales: z.array(saleSchema), ...pageFields });
export const saleVariantsAnswerSchema = answer({ variants: z.array(saleVariantSchema) });
export const salePricesAnswerSchema = answer({
  prices: z.array(saleVariantSchema.extend({ price: rupeesSchema })),
});
export const saleSavedAnswerSchema = answer({ sale: saleSchema }).extend({ message: z.string() });
export const saleDeletedAnswerSchema = answer({}).extend({ message: z.string() });

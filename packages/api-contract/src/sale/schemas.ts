import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import {
  checkScope,
  isInOrder,
  offerScopeFields,
  offerScopeShown,
  offerStatuses,
  timeInIndia,
} from "../back-office/offer-fields";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { saleMessages as messages } from "./messages";

const saleFields = {
  title: z
    .string(messages.titleRequired)
    .trim()
    .min(1, messages.titleRequired)
    .max(limits.maxTitleLength, messages.titleTooLong),
  /** Off each selling price. */
  percent: z
    .number(messages.percentInvalid(limits.maxSalePercent))
    .int(messages.percentInvalid(limits.maxSalePercent))
    .min(1, messages.percentInvalid(limits.maxSalePercent))
    .max(limits.maxSalePercent, messages.percentInvalid(limits.maxSalePercent)),
  ...offerScopeFields,
  startsAt: z.iso.datetime(messages.startRequired),
  endsAt: z.iso.datetime(messages.endRequired),
};

const outOfOrder = { message: messages.endBeforeStart, path: ["endsAt"] };

export const saveSaleBodySchema = z
  .object({ ...saleFields, version: versionSchema.optional() })
  .refine(isInOrder, outOfOrder)
  .superRefine(checkScope);
export type SaleFields = Omit<z.output<typeof saveSaleBodySchema>, "version">;

/** The back office's form: all fields are text, times are India's. */
export const saleFormSchema = z
  .object({
    ...saleFields,
    percent: z.string().trim().transform(Number).pipe(saleFields.percent),
    startsAt: timeInIndia(messages.startRequired),
    endsAt: timeInIndia(messages.endRequired),
  })
  .refine(isInOrder, outOfOrder)
  .superRefine(checkScope);

export const saleSchema = z.object({
  _id: idSchema,
  title: z.string(),
  percent: z.number().int(),
  ...offerScopeShown,
  startsAt: instantSchema,
  endsAt: instantSchema,
  status: z.enum(offerStatuses),
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
export type SalesQuery = z.infer<typeof salesQuerySchema>;

export const endSaleBodySchema = z.object({ version: versionSchema.optional() });

export const salesAnswerSchema = answer({ sales: z.array(saleSchema), ...pageFields });
export const saleSavedAnswerSchema = answer({ sale: saleSchema }).extend({ message: z.string() });
export const saleDeletedAnswerSchema = answer({}).extend({ message: z.string() });

import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { saleMessages as messages } from "./messages";

/** Of a sale: it starts at a time, lowers prices, and is over. */
export const saleStatuses = ["scheduled", "running", "over"] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** Null and blank: any. */
const anyOr = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z
    .union([z.literal(""), schema])
    .nullish()
    .transform((value) => value || null);

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
  /** Products of a category, and of one of its sub-categories, and of a brand; all of the shop's own products if none is given. */
  categoryId: anyOr(idSchema),
  subCategoryId: anyOr(idSchema),
  brand: anyOr(z.string().trim().max(limits.maxTitleLength, messages.titleTooLong)),
  startsAt: z.iso.datetime(messages.startRequired),
  endsAt: z.iso.datetime(messages.endRequired),
};

/** Times that are none have their own complaint. */
const isInOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  !(Date.parse(startsAt) >= Date.parse(endsAt));
const outOfOrder = { message: messages.endBeforeStart, path: ["endsAt"] };

export const saveSaleBodySchema = z
  .object({ ...saleFields, version: versionSchema.optional() })
  .refine(isInOrder, outOfOrder);
export type SaleFields = Omit<z.output<typeof saveSaleBodySchema>, "version">;

/** A time in India as a field of type `datetime-local` has it, as an instant. */
const timeInIndia = (required: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, required)
    .transform((time) => new Date(`${time}:00+05:30`).toISOString());

/** The back office's form: all fields are text, times are India's. */
export const saleFormSchema = z
  .object({
    ...saleFields,
    percent: z.string().trim().transform(Number).pipe(saleFields.percent),
    startsAt: timeInIndia(messages.startRequired),
    endsAt: timeInIndia(messages.endRequired),
  })
  .refine(isInOrder, outOfOrder);

export const saleSchema = z.object({
  _id: idSchema,
  title: z.string(),
  percent: z.number().int(),
  categoryId: idSchema.nullable(),
  subCategoryId: idSchema.nullable(),
  brand: z.string().nullable(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  status: z.enum(saleStatuses),
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
  status: z.enum(saleStatuses).optional(),
});
export type SalesQuery = z.infer<typeof salesQuerySchema>;

export const endSaleBodySchema = z.object({ version: versionSchema.optional() });

export const salesAnswerSchema = answer({ sales: z.array(saleSchema), ...pageFields });
export const saleSavedAnswerSchema = answer({ sale: saleSchema }).extend({ message: z.string() });
export const saleDeletedAnswerSchema = answer({}).extend({ message: z.string() });

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

/**
 * What an offer is for: products of a category, and of one of its sub-categories, and of a brand; all of the shop's own
 * products if none is given.
 */
export const offerScopeFields = {
  categoryId: anyOr(idSchema),
  subCategoryId: anyOr(idSchema),
  brand: anyOr(z.string().trim().max(limits.maxTitleLength, "The brand is too long.")),
};
export type OfferScope = { categoryId: string | null; subCategoryId: string | null; brand: string | null };

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

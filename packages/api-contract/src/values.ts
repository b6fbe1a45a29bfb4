import { z } from "zod";

/** An opaque id: never parsed, only compared. */
export const idSchema = z.string().min(1).max(200);

/** Whether a number has at most two decimals, as rupees and percentages do. */
export const atMostTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Money on the wire: rupees, at most two decimals, never negative. */
export const rupeesSchema = z.number().min(0).refine(atMostTwoDecimals, "At most two decimals.");

/** A time on the wire: ISO 8601 in UTC, as `Date#toISOString` writes it. */
export const instantSchema = z.iso.datetime();

/** A query parameter that must be an integer in a range. Other values are rejected, not rounded. */
export const wholeNumberParam = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** A query parameter that must be an amount in rupees, zero or more. */
export const rupeesParam = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, "must be an amount in rupees")
  .transform(Number);

/** `true` or `false`, spelled out. */
export const flagParam = z.enum(["true", "false"]).transform((value) => value === "true");

/** An integer in a range: a number in JSON, its digits in a form. Other values are rejected, not rounded. */
export const wholeNumberField = (min: number, max: number) =>
  z.preprocess(
    (value: number | string) =>
      typeof value === "string" && /^-?\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : value,
    z.number().int().min(min).max(max),
  );

/** A boolean: itself in JSON, `true` or `false` as text in a form. */
export const flagField = z.preprocess(
  (value: boolean | string) => (value === "true" ? true : value === "false" ? false : value),
  z.boolean(),
);

/** An ISO instant; null or empty: none. */
export const instantOrNoneField = z
  .union([z.literal(""), z.iso.datetime()])
  .nullable()
  .transform((value) => value || null);

/** An amount in rupees, zero or more: a number in JSON, its digits in a form. */
export const rupeesField = (max: number) =>
  z.preprocess(
    (value: number | string) =>
      typeof value === "string" && /^-?\d{1,12}(\.\d+)?$/.test(value) ? Number(value) : value,
    z.number().min(0).max(max).refine(atMostTwoDecimals, "must have at most two decimals"),
  );

/** A list or an object: itself in JSON, its JSON in a form. Invalid JSON is left for the schema to reject. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema> | string) => (typeof value === "string" ? parsedOr(value) : value), schema);

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

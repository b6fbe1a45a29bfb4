import { z } from "zod";
import { atMostTwoDecimals, jsonField } from "../values";
import { productLimits } from "./limits";

/*
 * Fields of the product form. Each accepts its JSON type, or the text of a multipart form instead. Their messages
 * continue the field's name ("price" + "must not be negative").
 */

const orRequired = (words: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? "is required" : words,
});

export const text = (max: number) => z.string(orRequired("must be text")).trim().max(max, "is too long");
export const requiredText = (max: number) => text(max).min(1, "is required");

const numberIn = (value: number | string | null | undefined): unknown =>
  typeof value === "string" && /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/.test(value) ? Number(value) : value;

const rupees = z
  .number(orRequired("must be an amount in rupees"))
  .min(0, "must not be negative")
  .max(productLimits.rupees, "is too high")
  .refine(atMostTwoDecimals, "must have at most two decimals");
const measure = (max: number) =>
  z.number(orRequired("must be a number")).min(0, "must not be negative").max(max, "is too high");
const whole = (max: number) => measure(max).int("must be a whole number");

const blank = (value: unknown) => value === undefined || value === null || value === "";

export const rupeesField = z.preprocess(numberIn, rupees);
/** Blank is 0. */
export const rupeesOrZero = z.preprocess(
  (value: number | string | null | undefined) => (blank(value) ? 0 : numberIn(value)),
  rupees,
);
export const measureOrZero = (max: number) =>
  z.preprocess((value: number | string | null | undefined) => (blank(value) ? 0 : numberIn(value)), measure(max));
export const wholeField = (max: number) => z.preprocess(numberIn, whole(max));
export const wholeOr = (max: number, otherwise: number) =>
  z.preprocess((value: number | string | null | undefined) => (blank(value) ? otherwise : numberIn(value)), whole(max));

/** Null: no discount; also for blank and 0. */
export const discountField = z.preprocess((value: number | string | null | undefined) => {
  const number = blank(value) ? null : numberIn(value);
  return number === 0 ? null : number;
}, rupees.nullable());

export const flagField = z.preprocess(
  (value: boolean | string | null | undefined) => (value === "true" ? true : value === "false" ? false : value),
  z.boolean(orRequired("must be true or false")),
);

export const listOf = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  jsonField(z.array(schema, orRequired("must be a list")).max(max, "has too many entries"));

/** Words as a list, as its JSON, or separated by commas; blank and duplicate ones are dropped. */
export const wordsField = (schema: z.ZodType<string>, max: number) =>
  z.preprocess(
    (value: readonly string[] | string) => tidy(typeof value === "string" ? splitWords(value) : value),
    z.array(schema, orRequired("must be a list")).max(max, "has too many entries"),
  );

function splitWords(value: string): unknown {
  if (!value.trimStart().startsWith("[")) return value.split(",");
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const tidy = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((word: unknown) => (typeof word === "string" ? word.trim() : word)))].filter(
        (word) => word !== "",
      )
    : value;

const isHttp = (address: string) => {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
};
const isPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address);
const hasBlank = (address: string) => /\s/.test(address);

/** An http(s) URL or a path on the shop. */
export const isAddress = (address: string): boolean => !hasBlank(address) && (isHttp(address) || isPath(address));

export const addressField = requiredText(productLimits.address).refine(isAddress, "must be a URL");
/** URL of a video: on the shop, or any https URL. Pages play it from there. */
export const isVideoAddress = (address: string): boolean =>
  isAddress(address) && (isPath(address) || new URL(address).protocol === "https:");

export const videoField = requiredText(productLimits.address).refine(
  isVideoAddress,
  "must be a URL that begins with https://",
);
/** Blank: none. */
export const addressOrBlank = text(productLimits.address).refine(
  (address) => address === "" || isAddress(address),
  "must be a URL",
);

/** A day, which lasts until its end in India, or a time; null and blank: no end. As ISO 8601 in UTC. */
export const endOfOffer = z.preprocess(
  (value: string | null | undefined) =>
    blank(value) ? null : /^\d{4}-\d\d-\d\d$/.test(value ?? "") ? endOfDay(value ?? "") : value,
  z.iso
    .datetime({ offset: true, error: "must be a date" })
    .refine(isStorable, "must be a date")
    .transform(inUtc)
    .nullable(),
);

function endOfDay(day: string): string {
  return `${day}T23:59:59+05:30`;
}

function isStorable(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year >= 2000 && year < 3000;
}

function inUtc(instant: string): string {
  return new Date(instant).toISOString();
}

import { z } from "zod";
import { type ApiRequest, newestFirst, seconds } from "../api";
import { refuse } from "./errors";
import { toCollection } from "./to-wire";

const notesSchema = z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({});

export const orderBodySchema = z.object({
  amount: z.number().int("The amount must be an integer."),
  currency: z.string().length(3),
  receipt: z.string().max(40, "The receipt may not be greater than 40 characters.").nullish(),
  notes: notesSchema,
  payment: z
    .object({ capture: z.enum(["automatic", "manual"]) })
    .loose()
    .optional(),
});

export const captureBodySchema = z.object({ amount: z.number().int(), currency: z.string().default("INR") });

export const refundBodySchema = z.object({
  amount: z.number().int().min(100, "The amount must be atleast INR 1.00").optional(),
  speed: z.enum(["normal", "optimum"]).default("normal"),
  receipt: z.string().max(40, "The receipt may not be greater than 40 characters.").nullish(),
  notes: notesSchema,
});

/** A JSON body, or a form as some clients send it. */
export function readBody<T extends z.ZodType>(schema: T, { body }: ApiRequest): z.infer<T> {
  let value: unknown;
  try {
    value = body === "" ? {} : JSON.parse(body);
  } catch {
    throw refuse("The request body is not valid JSON.");
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw refuse(issue?.message ?? "The request is not valid.", { field: issue?.path.join(".") });
}

const number = (query: URLSearchParams, name: string, fallback: number) => {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,12}$/.test(text)) throw refuse(`The ${name} must be an integer.`, { field: name });
  return Number(text);
};

/** One page, newest first, of the rows created from `from` to `to`, both inclusive. */
export function page<T extends { createdAt: number }, W>(rows: T[], query: URLSearchParams, toWire: (row: T) => W) {
  const count = number(query, "count", 10);
  if (count < 1 || count > 100) throw refuse("The count may not be greater than 100.", { field: "count" });
  const [from, to] = [number(query, "from", 0), number(query, "to", Number.MAX_SAFE_INTEGER)];
  const skip = number(query, "skip", 0);
  const meant = newestFirst(rows).filter(({ createdAt }) => seconds(createdAt) >= from && seconds(createdAt) <= to);
  return { status: 200, body: toCollection(meant.slice(skip, skip + count).map(toWire)) };
}

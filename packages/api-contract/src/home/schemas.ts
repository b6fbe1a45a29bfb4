import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { timeInIndiaOrNone } from "../back-office/offer-fields";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { homeMessages as messages } from "./messages";
import { collectionIn, isHomeGrid } from "./words";

/** See `words.ts`. */
const sourceSchema = z
  .string()
  .refine((source) => isHomeGrid(source) || idSchema.safeParse(collectionIn(source)).success, messages.rowInvalid);

/** Each row once, from the top. */
const rowsSchema = z
  .array(sourceSchema)
  .max(limits.maxHomeRows, messages.tooManyRows(limits.maxHomeRows))
  .refine((rows) => new Set(rows).size === rows.length, messages.rowTwice);

const arrangedFields = { rows: rowsSchema, version: versionSchema.optional() };

/** `replacesNext`: they are those that were scheduled, which are not any more. */
export const saveHomeBodySchema = z.object({ ...arrangedFields, replacesNext: z.boolean().default(false) });

/** `publishAt`: an instant in the future. */
export const scheduleHomeBodySchema = z.object({ ...arrangedFields, publishAt: instantSchema });

export const unscheduleHomeQuerySchema = z.object({ version: versionSchema.optional() });

/** The time of a form, in India; null: right away. */
export const publishAtFormSchema = timeInIndiaOrNone;

/** `isShown`: false of a collection that shoppers can't see now, whose row is left out. */
const managedRowSchema = z.object({ source: z.string(), title: z.string(), isShown: z.boolean() });
export type ManagedHomeRow = z.infer<typeof managedRowSchema>;

const scheduledHomeSchema = z.object({ rows: z.array(managedRowSchema), publishAt: instantSchema });
export type ScheduledHome = z.infer<typeof scheduledHomeSchema>;

/**
 * The rows of the home page as staff arranged them, and what else could be one. `next`: the rows that replace them at a
 * time to come.
 */
export const managedHomeSchema = z.object({
  rows: z.array(managedRowSchema),
  next: scheduledHomeSchema.nullable(),
  others: z.array(managedRowSchema),
  version: versionSchema,
});
export type ManagedHome = z.infer<typeof managedHomeSchema>;

export const managedHomeAnswerSchema = answer({ home: managedHomeSchema });
export const homeSavedAnswerSchema = managedHomeAnswerSchema.extend({ message: z.string() });

/** A row as shoppers see it; `slug`: of a collection, otherwise null. */
export const homeRowSchema = z.object({ source: z.string(), title: z.string(), slug: z.string().nullable() });
export type HomeRow = z.infer<typeof homeRowSchema>;

export const homeAnswerSchema = answer({ rows: z.array(homeRowSchema) });

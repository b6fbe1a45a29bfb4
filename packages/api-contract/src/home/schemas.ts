import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema } from "../values";
import { homeMessages as messages } from "./messages";
import { collectionIn, isHomeGrid } from "./words";

/** See `words.ts`. */
const sourceSchema = z
  .string()
  .refine((source) => isHomeGrid(source) || idSchema.safeParse(collectionIn(source)).success, messages.rowInvalid);

/** Each row once, from the top. */
export const saveHomeBodySchema = z.object({
  rows: z
    .array(sourceSchema)
    .max(limits.maxHomeRows, messages.tooManyRows(limits.maxHomeRows))
    .refine((rows) => new Set(rows).size === rows.length, messages.rowTwice),
  version: versionSchema.optional(),
});

/** `isShown`: false of a collection that shoppers can't see now, whose row is left out. */
const managedRowSchema = z.object({ source: z.string(), title: z.string(), isShown: z.boolean() });
export type ManagedHomeRow = z.infer<typeof managedRowSchema>;

/** The rows of the home page as staff arranged them, and what else could be one. */
export const managedHomeSchema = z.object({
  rows: z.array(managedRowSchema),
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

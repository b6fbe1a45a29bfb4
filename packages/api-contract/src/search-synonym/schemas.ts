import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { searchSynonymMessages as messages } from "./messages";

export const synonymDirections = ["both", "oneway"] as const;
/** `oneway`: a search for the word also finds its equals; `both`: and vice versa. */
export const synonymDirectionSchema = z.enum(synonymDirections);
export type SynonymDirection = z.infer<typeof synonymDirectionSchema>;

export const synonymSources = ["seeded", "staff"] as const;

const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase("en-IN");

/** A word or a short phrase, in any script. */
const term = z
  .string(messages.wordRequired)
  .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1, messages.wordRequired)
      .max(limits.maxSynonymLength, messages.wordTooLong)
      .regex(/[\p{L}\p{N}]/u, messages.wordInvalid)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, messages.wordInvalid),
  );

const equals = z
  .array(term, messages.equalsRequired)
  .transform((words) => [...new Map(words.map((word) => [fold(word), word])).values()])
  .pipe(
    z
      .array(z.string())
      .min(1, messages.equalsRequired)
      .max(limits.maxSynonymEquals, messages.tooManyEquals(limits.maxSynonymEquals)),
  );

export const saveSynonymBodySchema = z
  .object({ word: term, equals, direction: synonymDirectionSchema, version: versionSchema.optional() })
  .refine(({ word, equals }) => !equals.some((one) => fold(one) === fold(word)), {
    message: messages.equalsItself,
    path: ["equals"],
  });

/** The back office's form, with the equal words separated by commas. */
export const synonymFormSchema = z
  .object({
    word: term,
    equals: z
      .string()
      .transform((text) =>
        text
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(equals),
    direction: synonymDirectionSchema,
  })
  .refine(({ word, equals }) => !equals.some((one) => fold(one) === fold(word)), {
    message: messages.equalsItself,
    path: ["equals"],
  });

export const synonymSchema = z.object({
  _id: idSchema,
  word: z.string(),
  equals: z.array(z.string()),
  direction: synonymDirectionSchema,
  /** `seeded`: added by the shop itself and unchanged; `staff`: added or changed by staff. */
  source: z.enum(synonymSources),
  updatedAt: instantSchema,
  version: versionSchema,
});
export type Synonym = z.infer<typeof synonymSchema>;

/** Those of staff first, by latest change; then the seeded ones by word. */
export const synonymsQuerySchema = z.object({
  ...pageParams,
  /** Matches part of the word or of one of its equals. */
  search: searchParam.optional(),
  source: z.enum(synonymSources).optional(),
  direction: synonymDirectionSchema.optional(),
});
export type SynonymsQuery = z.infer<typeof synonymsQuerySchema>;

/** A search without results. */
export const missedSearchSchema = z.object({
  _id: idSchema,
  query: z.string(),
  /** How often, at least: answers from a cache are not counted. */
  count: z.number().int().min(1),
  lastSearchedAt: instantSchema,
});
export type MissedSearch = z.infer<typeof missedSearchSchema>;

/** Most frequent first. */
export const missedSearchesQuerySchema = z.object({ ...pageParams, search: searchParam.optional() });
export type MissedSearchesQuery = z.infer<typeof missedSearchesQuerySchema>;

export const synonymsAnswerSchema = answer({ synonyms: z.array(synonymSchema), ...pageFields });
export const missedSearchesAnswerSchema = answer({ searches: z.array(missedSearchSchema), ...pageFields });
export const synonymSavedAnswerSchema = answer({ synonym: synonymSchema }).extend({ message: z.string() });
export const synonymDeletedAnswerSchema = answer({}).extend({ message: z.string() });

import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import {
  checkScope,
  isInOrder,
  type OfferScope,
  offerScopeFields,
  offerScopeShown,
  offerStatuses,
  timeInIndiaOrNone,
  typedNumber,
} from "../back-office/offer-fields";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantOrNoneField, instantSchema, rupeesSchema } from "../values";
import { collectionMessages as messages } from "./messages";

/** `off`: hidden by staff, whatever its dates. */
export const collectionStatuses = ["off", ...offerStatuses] as const;
export type CollectionStatus = (typeof collectionStatuses)[number];

/** The last part of a collection's page, as its title suggests it; empty if the title has no Latin letter or digit. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    // The accents that this has parted from their letters.
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.maxSlugLength)
    .replace(/^-+|-+$/g, "");

const maxPrice = z
  .number(messages.priceInvalid(limits.maxCollectionPrice))
  .min(1, messages.priceInvalid(limits.maxCollectionPrice))
  .max(limits.maxCollectionPrice, messages.priceInvalid(limits.maxCollectionPrice))
  .refine((value) => rupeesSchema.safeParse(value).success, messages.priceInvalid(limits.maxCollectionPrice))
  .nullish()
  .transform((value) => value ?? null);
const minRating = z
  .number(messages.ratingInvalid)
  .int(messages.ratingInvalid)
  .min(1, messages.ratingInvalid)
  .max(4, messages.ratingInvalid)
  .nullish()
  .transform((value) => value ?? null);

const collectionFields = {
  title: z
    .string(messages.titleRequired)
    .trim()
    .min(1, messages.titleRequired)
    .max(limits.maxTitleLength, messages.titleTooLong),
  /** Blank: as the title suggests it. */
  slug: z
    .string()
    .trim()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, messages.slugInvalid)
    .max(limits.maxSlugLength, messages.slugInvalid)
    .default(""),
  /** Shoppers read it on the collection's page. */
  description: z.string().trim().max(limits.maxCollectionDescription, messages.descriptionTooLong).default(""),
  ...offerScopeFields,
  /** The highest selling price, in rupees, and the lowest number of stars; null: any. */
  maxPrice,
  minRating,
  isActive: z.boolean().default(true),
  /** Shoppers see it from then on, and until then; null: at any time. */
  startsAt: instantOrNoneField.default(null),
  endsAt: instantOrNoneField.default(null),
};

type Checked = OfferScope & { title: string; slug: string; startsAt: string | null; endsAt: string | null };

function checkTogether(collection: Checked, context: z.core.$RefinementCtx): void {
  const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (!collection.slug && !slugOf(collection.title)) complain("slug", messages.slugInvalid);
  if (!isInOrder(collection)) complain("endsAt", messages.endBeforeStart);
  checkScope(collection, context);
}

const withSlug = <Fields extends { title: string; slug: string }>(fields: Fields): Fields => ({
  ...fields,
  slug: fields.slug || slugOf(fields.title),
});

export const saveCollectionBodySchema = z
  .object({ ...collectionFields, version: versionSchema.optional() })
  .superRefine(checkTogether)
  .transform(withSlug);
export type CollectionFields = Omit<z.output<typeof saveCollectionBodySchema>, "version">;

/** The back office's form: numbers are text, times are India's. */
export const collectionFormSchema = z
  .object({
    ...collectionFields,
    maxPrice: typedNumber(maxPrice),
    minRating: typedNumber(minRating),
    startsAt: timeInIndiaOrNone,
    endsAt: timeInIndiaOrNone,
  })
  .superRefine(checkTogether)
  .transform(withSlug);

/** A collection as staff see it. */
export const managedCollectionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  ...offerScopeShown,
  maxPrice: rupeesSchema.nullable(),
  minRating: z.number().int().nullable(),
  isActive: z.boolean(),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  status: z.enum(collectionStatuses),
  version: versionSchema,
});
export type ManagedCollection = z.infer<typeof managedCollectionSchema>;

/** By title. */
export const managedCollectionsQuerySchema = z.object({
  ...pageParams,
  /** Part of the title or the address. */
  search: searchParam.optional(),
  status: z.enum(collectionStatuses).optional(),
});
export type ManagedCollectionsQuery = z.infer<typeof managedCollectionsQuerySchema>;

export const managedCollectionsAnswerSchema = answer({ collections: z.array(managedCollectionSchema), ...pageFields });
export const collectionSavedAnswerSchema = answer({ collection: managedCollectionSchema }).extend({
  message: z.string(),
});
export const collectionDeletedAnswerSchema = answer({}).extend({ message: z.string() });

/** A collection as shoppers see it. Its products: `GET /products?collection=<slug>`. */
export const collectionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionsAnswerSchema = answer({ collections: z.array(collectionSchema) });
export const collectionAnswerSchema = answer({ collection: collectionSchema });

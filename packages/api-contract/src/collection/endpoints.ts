import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  collectionAnswerSchema,
  collectionDeletedAnswerSchema,
  collectionSavedAnswerSchema,
  collectionsAnswerSchema,
  managedCollectionsAnswerSchema,
  managedCollectionsQuerySchema,
  saveCollectionBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const collectionEndpoints = {
  listManagedCollections: {
    summary: "Lists collections by title",
    query: managedCollectionsQuerySchema,
    response: managedCollectionsAnswerSchema,
  },
  addCollection: {
    summary: "Adds a collection",
    body: saveCollectionBodySchema,
    response: collectionSavedAnswerSchema,
    created: true,
  },
  updateCollection: {
    summary: "Changes a collection",
    params,
    body: saveCollectionBodySchema,
    response: collectionSavedAnswerSchema,
  },
  deleteCollection: { summary: "Deletes a collection", params, response: collectionDeletedAnswerSchema },
} as const satisfies Record<string, Endpoint>;

export const shopperCollectionEndpoints = {
  listCollections: {
    summary: "Lists the collections that customers see, by title",
    response: collectionsAnswerSchema,
  },
  getCollection: {
    summary: "Reads a collection by its slug",
    params: z.object({ slug: z.string() }),
    response: collectionAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

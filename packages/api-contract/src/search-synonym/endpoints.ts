import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  missedSearchesAnswerSchema,
  missedSearchesQuerySchema,
  saveSynonymBodySchema,
  synonymDeletedAnswerSchema,
  synonymSavedAnswerSchema,
  synonymsAnswerSchema,
  synonymsQuerySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const searchSynonymEndpoints = {
  listSearchSynonyms: {
    summary: "Lists search synonyms, the latest change first",
    query: synonymsQuerySchema,
    response: synonymsAnswerSchema,
  },
  addSearchSynonym: {
    summary: "Adds a search synonym, which search uses immediately",
    body: saveSynonymBodySchema,
    response: synonymSavedAnswerSchema,
    created: true,
  },
  updateSearchSynonym: {
    summary: "Changes a search synonym",
    params,
    body: saveSynonymBodySchema,
    response: synonymSavedAnswerSchema,
  },
  deleteSearchSynonym: { summary: "Deletes a search synonym", params, response: synonymDeletedAnswerSchema },
  listMissedSearches: {
    summary: "Lists searches that found nothing, the most frequent first",
    query: missedSearchesQuerySchema,
    response: missedSearchesAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

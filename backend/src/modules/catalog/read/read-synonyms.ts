import type { Run } from "#database/database";
import type { Synonym } from "../search-index/synonyms";

/** The synonyms, as maintained by staff. */
export const readSynonyms = (run: Run): Promise<Synonym[]> =>
  run<Synonym>({
    name: "catalog-synonyms",
    text: "SELECT word, equals, direction FROM haat_search_synonym ORDER BY word, direction",
    values: [],
  });

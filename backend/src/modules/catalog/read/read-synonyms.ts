import type { Run } from "#database/database";
import type { Synonym } from "../search-index/synonyms";

/** What words mean besides themselves, as staff keep it. */
export const readSynonyms = (run: Run): Promise<Synonym[]> =>
  run<Synonym>({
    name: "catalog-synonyms",
    text: "SELECT word, equals, direction FROM haat_search_synonym ORDER BY word, direction",
    values: [],
  });

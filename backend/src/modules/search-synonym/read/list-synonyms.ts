import type {
  MissedSearch,
  MissedSearchesQuery,
  Synonym,
  SynonymsQuery,
} from "@haat/api-contract/search-synonym/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf } from "#database/page-of";
import { containing } from "#database/text-search";
import { synonymColumns } from "../synonyms";

/** Synonyms, last changed first; those of the shop's own list by word. */
export const listSynonyms = (
  run: Run,
  { search, source, direction, ...wanted }: SynonymsQuery,
): Promise<Page<Synonym>> =>
  pageOf<Synonym>(
    run,
    {
      name: "search-synonyms",
      select: synonymColumns,
      from: `search_synonym s
             WHERE ($1::text IS NULL OR s.word ILIKE $1 OR array_to_string(s.equals, ' ') ILIKE $1)
               AND ($2::text IS NULL OR s.source = $2) AND ($3::text IS NULL OR s.direction = $3)`,
      order: "s.source DESC, CASE WHEN s.source = 'staff' THEN s.updated_at END DESC, lower(s.word), s.direction",
      values: [containing(search), source ?? null, direction ?? null],
    },
    wanted,
  );

/** Searches that found nothing, most frequent first. */
export const listMissedSearches = (run: Run, { search, ...wanted }: MissedSearchesQuery): Promise<Page<MissedSearch>> =>
  pageOf<MissedSearch>(
    run,
    {
      name: "search-misses",
      select: `m.id AS _id, m.query, m.count, ${instantSql("m.last_at")} AS "lastSearchedAt"`,
      from: "search_miss m WHERE ($1::text IS NULL OR m.query ILIKE $1)",
      order: "m.count DESC, m.last_at DESC, m.query",
      values: [containing(search)],
    },
    wanted,
  );

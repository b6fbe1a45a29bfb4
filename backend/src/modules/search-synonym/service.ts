import type { MissedSearchesQuery, SynonymsQuery } from "@haat/api-contract/search-synonym/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { keepMisses, type Missed, purgeMisses } from "./keep-misses";
import { listMissedSearches, listSynonyms } from "./read/list-synonyms";
import { type SynonymFields, Synonyms } from "./synonyms";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Synonyms of the search, and the searches that found nothing. */
export class SearchSynonymService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: SynonymsQuery) => listSynonyms(this.database.run, query);
  listMissed = (query: MissedSearchesQuery) => listMissedSearches(this.database.run, query);
  purgeMissed = () => purgeMisses(this.database.run);
  keepMissed = (missed: readonly Missed[]) => keepMisses(this.database.run, missed);

  /** Adds the shop's own words; returns whether there were new ones. */
  ensure = (words: readonly SynonymFields[], version: number): Promise<boolean> =>
    this.database.transaction((run) => new Synonyms({ run }).seed(words, version));

  /** Reads and writes in a running transaction. */
  within = (run: Run) => new Synonyms({ run });
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "#log/log";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";

/** Searches wait in memory so long before they are written, in milliseconds: no search waits for it. */
const pause = 2_000;

/** Writes down, again and again, which searches of this process found nothing. Answers what ends it. */
export function keepMissedSearches(container: MedusaContainer): () => Promise<void> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const synonyms = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  const keep = async () => {
    const missed = catalog.takeMissedSearches();
    if (missed.length === 0) return;
    // What can't be written is let go: nobody waits for it, and it is searched for again.
    await synonyms
      .keepMissed(missed)
      .catch((error) => log.warn({ err: error }, "Searches without results could not be recorded"));
  };
  const timer = setInterval(() => void keep(), pause).unref();
  return async () => {
    clearInterval(timer);
    await keep();
  };
}

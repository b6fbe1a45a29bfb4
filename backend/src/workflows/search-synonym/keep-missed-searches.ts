import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "#log/log";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";

/**
 * The interval of writes, in milliseconds: until then missed searches wait in memory, so that no search waits for a
 * write.
 */
const pause = 2_000;

/** Periodically stores which searches of this process found nothing. Returns a function that stops it. */
export function keepMissedSearches(container: MedusaContainer): () => Promise<void> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const synonyms = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  const keep = async () => {
    const missed = catalog.takeMissedSearches();
    if (missed.length === 0) return;
    // A failed write is dropped: nobody waits for it, and frequent searches come again.
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

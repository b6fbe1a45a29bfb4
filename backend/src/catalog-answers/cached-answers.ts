import { readConfig } from "../config/read-config";
import type { Input } from "../http/read-input";
import { isDatabaseAway } from "../http/unavailable";
import { visitor } from "../modules/catalog/read/viewer";
import type { CatalogModuleService } from "../modules/catalog/service";
import { AnswerCache } from "./answer-cache";
import { type CatalogCall, readAnswer } from "./calls";
import { FinishedAnswer } from "./finished-answer";

const caches = new WeakMap<CatalogModuleService, AnswerCache>();

/** The cached answers for visitors, shared by the edge and the routes. */
export function cacheOf(catalog: CatalogModuleService): AnswerCache {
  const known = caches.get(catalog);
  if (known) return known;
  const made = new AnswerCache(readConfig().catalogCacheBytes, catalog);
  caches.set(catalog, made);
  return made;
}

/**
 * The answer for a visitor. While the database is unavailable it is the last cached answer, if there is one.
 *
 * @param onStale called if it is, so that nothing is made of it that is kept
 */
export async function visitorsAnswer<Name extends CatalogCall>(
  catalog: CatalogModuleService,
  name: Name,
  key: string,
  input: Pick<Input<Name>, "params" | "query">,
  onStale = () => {},
): Promise<FinishedAnswer> {
  const cache = cacheOf(catalog);
  const read = async () => new FinishedAnswer(await readAnswer(name, catalog, input, visitor));
  try {
    return await cache.get(key, read);
  } catch (error) {
    const stale = isDatabaseAway(error) ? cache.stale(key) : undefined;
    if (!stale) throw error;
    onStale();
    return stale;
  }
}

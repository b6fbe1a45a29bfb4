import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "#modules/search-synonym/index";
import type { SearchSynonymService } from "#modules/search-synonym/service";
import { beauty } from "./data/beauty";
import { colours } from "./data/colours";
import { electronics } from "./data/electronics";
import { fashion } from "./data/fashion";
import { grocery } from "./data/grocery";
import { home } from "./data/home";
import { leisure } from "./data/leisure";
import { readLines, type SearchWords } from "./read-lines";

/** Raise it when words are added: existing shops get those that they don't have and have not deleted. */
export const searchWordsVersion = 1;

/** The synonyms of every shop from its first start: Hindi, Hinglish and families of colours; one row for each word. */
export function searchWords(): SearchWords[] {
  const rows = new Map<string, SearchWords>();
  for (const row of [fashion, electronics, home, grocery, beauty, leisure, colours].flatMap(readLines)) {
    const key = `${row.direction} ${row.word.toLowerCase()}`;
    const known = rows.get(key);
    rows.set(key, known ? { ...known, equals: [...new Set([...known.equals, ...row.equals])] } : row);
  }
  return [...rows.values()];
}

/** Adds the words that a shop does not have yet; staff change them after that. */
export async function ensureSearchWords(container: MedusaContainer): Promise<void> {
  const synonyms = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  if (!(await synonyms.ensure(searchWords(), searchWordsVersion))) return;
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).publishSynonyms();
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { SEARCH_SYNONYM_MODULE } from "../modules/search-synonym";
import type { SearchSynonymService } from "../modules/search-synonym/service";
import { searchWords, searchWordsVersion } from "./search-words/search-words";

/** Hindi, Hinglish and families of colours, from the shop's first start on; staff change them after that. */
export async function ensureSearchWords(container: MedusaContainer): Promise<void> {
  const synonyms = container.resolve<SearchSynonymService>(SEARCH_SYNONYM_MODULE);
  if (!(await synonyms.ensure(searchWords(), searchWordsVersion))) return;
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).publishSynonyms();
}

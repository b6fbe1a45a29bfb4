import { limits } from "@haat/api-contract/limits";
import { firstOf } from "#collections/first-of";
import type { CatalogIndex } from "../catalog-index/catalog-index";
import { allProducts } from "../catalog-index/ordered-lists";
import { readSearch } from "../search-index/price-phrase";
import type { SearchIndex } from "../search-index/search-index";
import { listBody } from "./cards";
import type { PageReader } from "./page-reader";

/** The best matches of a text that is being typed, as finished JSON. */
export async function searchProducts(
  pages: PageReader,
  index: CatalogIndex,
  searchIndex: SearchIndex,
  typed: string,
  shopper: string | null,
): Promise<string> {
  if (!typed.trim()) return listBody("", {});
  const { text, price } = readSearch(typed);
  const page = await pages.read(
    { kind: "all" },
    shopper,
    () => {
      const size = limits.maxSearchHits;
      if (!text && price) {
        const { rowNumbers } = index.chooseIn(allProducts, "active", "relevance", price, { start: 0, size });
        return { rowNumbers, shownFor: null };
      }
      const { rowNumbers, bestFirst, best, shownFor } = searchIndex.find(text, { unfinished: !price });
      if (!price) return { rowNumbers: best(size), shownFor };
      const fitting = index.choose(rowNumbers, price, { start: 0, size: rowNumbers.length }).rowNumbers;
      return { rowNumbers: Uint32Array.from(firstOf(fitting, size, bestFirst)), shownFor };
    },
    { byTexts: true },
  );
  return listBody(page?.cards ?? "", { understood: page && { shownFor: page.picked.shownFor, price: null } });
}

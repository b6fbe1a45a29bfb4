import { limits } from "@haat/api-contract/limits";
import { firstOf } from "../search-index/first-of";
import type { SearchIndex } from "../search-index/search-index";
import { listBody } from "./cards";
import type { PageReader } from "./page-reader";

/** The best matches of a text as the finished answer's JSON. */
export async function searchProducts(
  pages: PageReader,
  searchIndex: SearchIndex,
  text: string,
  shopper: string | null,
): Promise<string> {
  if (!text.trim()) return listBody("", {});
  const page = await pages.read({ kind: "all" }, shopper, () => {
    const { rowNumbers, bestFirst } = searchIndex.find(text);
    return { rowNumbers: firstOf(rowNumbers, limits.maxSearchHits, bestFirst) };
  });
  return listBody(page?.cards ?? "", {});
}

import { limits } from "@haat/api-contract/limits";
import type { Finder } from "../finder/finder";
import { firstOf } from "../finder/first-of";
import { listBody } from "./cards";
import type { PageReader } from "./page-reader";

/** The best matches of a text as the finished answer's JSON. */
export async function searchProducts(
  pages: PageReader,
  finder: Finder,
  text: string,
  shopper: string | null,
): Promise<string> {
  if (!text.trim()) return listBody("", {});
  const page = await pages.read({ kind: "all" }, shopper, () => {
    const { ordinals, bestFirst } = finder.find(text);
    return { ordinals: firstOf(ordinals, limits.searchHitsMost, bestFirst) };
  });
  return listBody(page?.cards ?? "", {});
}

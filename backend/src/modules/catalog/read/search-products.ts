import { limits } from "@haat/api-contract/limits";
import type { Finder } from "../finder/finder";
import { listBody } from "./list-body";
import type { PageReader } from "./page-reader";

/** The best matches of a text as the finished answer's JSON. */
export async function searchProducts(
  pages: PageReader,
  finder: Finder,
  text: string,
  shopper: string | null,
): Promise<string> {
  if (!text.trim()) return listBody("", {});
  const pick = () => ({ ordinals: finder.findBest(text, limits.searchHitsMost) });
  const page = await pages.read({ kind: "all" }, shopper, pick);
  return listBody(page?.cards ?? "", {});
}

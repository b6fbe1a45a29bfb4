import { limits } from "@haat/api-contract/limits";
import { useSearchParams } from "react-router-dom";
import { ProductListScreen } from "../features/product-list/product-list-screen";
import { NothingToSearch } from "../features/search/nothing-to-search";

export function Component() {
  const text = useSearchParams()[0].get("q")?.trim().slice(0, limits.searchTextMost) ?? "";
  return text ? <ProductListScreen key={text} place={{ kind: "search", id: text }} /> : <NothingToSearch />;
}

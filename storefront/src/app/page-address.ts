import { isPrivatePage } from "@haat/api-contract/private-pages";
import { isStorefrontPage } from "@haat/api-contract/storefront-pages";
import { readFilters, writeFilters } from "../features/product-list/filters";

/** All addresses of no page have one. */
const nowhere = "/404";

/**
 * The one spelling of an address that a page is rendered and kept by: what it does not read is left out, and the rest comes
 * in one order. Null for pages that show one shopper's own, which no server renders.
 */
export function pageAddress(path: string, query: string): string | null {
  const area = path.split("/")[1]?.toLowerCase() ?? "";
  if (area !== "search" && isPrivatePage(`/${area}`)) return null;
  if (!isStorefrontPage(path)) return nowhere;
  const read = readers[area];
  const text = read ? String(read(new URLSearchParams(query))) : "";
  return text ? `${path}?${text}` : path;
}

const readers: Record<string, (search: URLSearchParams) => URLSearchParams> = {
  products: listed,
  subcategory: listed,
  sellers: listed,
  search: (search) => {
    const text = search.get("q")?.trim();
    return new URLSearchParams([...(text ? [["q", text]] : []), ...listed(search)]);
  },
  product: (search) => only(search, ["color", "size"]),
};

// Brands stay in their order: it is the order in which the page names them.
function listed(search: URLSearchParams): URLSearchParams {
  return writeFilters(readFilters(search));
}

function only(search: URLSearchParams, names: string[]): URLSearchParams {
  const named = names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ""]] : []));
  return new URLSearchParams(named);
}

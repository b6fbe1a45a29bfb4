import { isPrivatePage } from "@haat/api-contract/private-pages";
import { isStorefrontPage } from "@haat/api-contract/storefront-pages";
import { readFilters, writeFilters } from "../features/product-list/filters";

/** Shared by all unknown addresses. */
const nowhere = "/404";

/**
 * The canonical address that a page is rendered and cached by: parameters that the page does not read are removed, and
 * the rest have a fixed order. Null for pages with personal data, which the server does not render.
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
  collections: listed,
  search: (search) => {
    const text = search.get("q")?.trim();
    return new URLSearchParams([...(text ? [["q", text]] : []), ...listed(search)]);
  },
  product: (search) => only(search, ["color", "size"]),
};

// Brands keep their order: the page lists them in it.
function listed(search: URLSearchParams): URLSearchParams {
  return writeFilters(readFilters(search));
}

function only(search: URLSearchParams, names: string[]): URLSearchParams {
  const named = names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ""]] : []));
  return new URLSearchParams(named);
}

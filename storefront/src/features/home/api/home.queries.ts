import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { ApiError } from "@haat/web/api-error";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export const bannersQuery = queryOptions({
  queryKey: ["banners"],
  queryFn: async () => (await api.call("listBanners", {})).banners,
});

/** What the page shows, from the top. */
export const homeRowsQuery = queryOptions({
  queryKey: ["home", "rows"],
  queryFn: async () => (await api.call("getHome", {})).rows,
});

const grids = [
  "listFashionTopDeals",
  "listBestSaleProducts",
  "listTrending",
  "listHomeLiving",
  "listElectronics",
] as const;
export type HomeGrid = (typeof grids)[number];

/** One of the home page's product grids, at most 20 products in the server's order. */
export const homeGridQuery = (grid: HomeGrid) =>
  queryOptions({
    queryKey: ["home", grid],
    queryFn: async () => (await api.call(grid, {})).products,
  });

type Select = (products: ProductCard[]) => ProductCard[];

/**
 * The products that such a grid shows, and their common category if they have one. Selected here, so that a
 * server-rendered page embeds no more than that.
 */
export const dealsQuery = (grid: HomeGrid, select: Select) =>
  queryOptions({
    queryKey: ["home", grid, "deals"],
    queryFn: async () => {
      const { products } = await api.call(grid, {});
      const category = products[0]?.categoryId;
      const isOfOne = products.every(({ categoryId }) => categoryId?._id === category?._id);
      return { products: select(products), category: isOfOne ? (category ?? null) : null };
    },
  });

/** `Error: …` with the server's message, or with the status if there is none. */
export function requestErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Error: The page could not be loaded.";
  if (error.message) return `Error: ${error.message}`;
  return error.status > 0 ? `Error: HTTP error! status: ${error.status}` : "Error: The shop could not be reached.";
}

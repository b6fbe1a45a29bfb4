import { isPrivatePage } from "@haat/api-contract/private-pages";
import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { isStorefrontPage } from "@haat/api-contract/storefront-pages";

/**
 * How the service worker handles a request. Pages and catalogue answers come from the network first, from the cache
 * without one; pictures and the build's hashed files never change under their names; a live page shows prices to pay or
 * personal data, and never comes from the cache.
 */
export type Kept = "page" | "live-page" | "catalogue" | "picture" | "asset";

/** The public calls of the catalogue. Carts, orders and delivery dates are not among them. */
const catalogueCalls = [
  "listCategories",
  "listSubCategories",
  "listBanners",
  "getCategoryTitle",
  "getSubCategoryTitle",
  "getProduct",
  "getVariant",
  "listFashionTopDeals",
  "listBestSaleProducts",
  "listTrending",
  "listTrendingNamed",
  "listHomeLiving",
  "listElectronics",
  "listCategoryProducts",
  "listProducts",
  "getSellerPage",
  "getHome",
  "listCollections",
  "getCollection",
  "listReviews",
  "getSettings",
] as const satisfies readonly (keyof typeof shopperRoutes)[];

const catalogue = catalogueCalls.map(
  (call) => new RegExp(`^/api/v1${shopperRoutes[call].path.replace(/:\w+/g, "[^/]+")}$`),
);

const picture = /^\/media\/[a-z0-9][a-z0-9-]*\.(?:webp|png|jpe?g|gif|avif)$/;

type Asked = {
  /** Without the query. */
  path: string;
  /** The request is a navigation. */
  navigates: boolean;
  /** The request has a token. */
  personal: boolean;
};

/** For a GET of this origin; null for requests that the worker leaves to the browser. */
export function keptAs({ path, navigates, personal }: Asked): Kept | null {
  if (navigates) {
    if (!isStorefrontPage(path)) return null;
    return isPrivatePage(path.toLowerCase()) ? "live-page" : "page";
  }
  if (personal) return null;
  if (path.startsWith("/assets/")) return "asset";
  if (picture.test(path)) return "picture";
  return catalogue.some((pattern) => pattern.test(path)) ? "catalogue" : null;
}

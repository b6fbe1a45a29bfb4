import { isPrivatePage } from "@haat/api-contract/private-pages";
import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { isStorefrontPage } from "@haat/api-contract/storefront-pages";

/**
 * What a request is to the service worker. Pages and the catalogue are asked of the network first and kept for when
 * there is none; pictures and the build's own files never change under their names; a live page holds prices, money or
 * a person's own things, and is never shown as it was.
 */
export type Kept = "page" | "live-page" | "catalogue" | "picture" | "asset";

/** What shows the catalogue to everybody. Prices of carts and orders are not among it, nor are days of delivery. */
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
  /** A page is to be opened there. */
  navigates: boolean;
  /** Somebody says who they are: the answer is theirs alone. */
  personal: boolean;
};

/** Of a GET of this origin; null for what the worker leaves to the browser. */
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

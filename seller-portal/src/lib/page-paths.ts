import { isRecord } from "@haat/web/records";

/** The portal's own pages. */
export const pagePaths = {
  login: "/seller/login",
  register: "/seller/register",
  forget: "/seller/forget",
  reset: "/seller/reset",
  home: "/seller/dashboard",
  products: "/seller/products",
  business: "/seller/business",
  sales: "/seller/sales",
  coupons: "/seller/coupons",
  orders: "/seller/orders",
  returns: "/seller/returns",
  earnings: "/seller/earnings",
  profile: "/seller/profile",
  settings: "/seller/settings",
} as const;

/** An order, by the id of the seller's parcel. */
export const orderPath = (parcelId: string): string => `${pagePaths.orders}/${parcelId}`;

/** Pages of the shop, which is another app: links to them load a new document. */
export const shopPaths = {
  home: "/",
  product: (slug: string) => `/product/${slug}`,
  contact: "/contact",
  terms: "/TermsAndConditions",
  privacy: "/PrivacyPolicy",
} as const;

/** History state that the guard sets when it redirects to the login. */
export type Turned = { wanted: string };

/** The page after a login: the one that the guard blocked, else the dashboard. */
export function wantedPage(state: unknown): string {
  const wanted = isRecord(state) ? state.wanted : undefined;
  return typeof wanted === "string" && wanted.startsWith("/seller/") ? wanted : pagePaths.home;
}

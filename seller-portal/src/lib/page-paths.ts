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
  orders: "/seller/orders",
  returns: "/seller/returns",
  earnings: "/seller/earnings",
  profile: "/seller/profile",
  settings: "/seller/settings",
} as const;

/** One order, by the id of the seller's part of it. */
export const orderPath = (parcelId: string): string => `${pagePaths.orders}/${parcelId}`;

/** Pages of the shop, which is another app: links to them are real navigations. */
export const shopPaths = {
  home: "/",
  product: (slug: string) => `/product/${slug}`,
  contact: "/contact",
  terms: "/TermsAndConditions",
  privacy: "/PrivacyPolicy",
} as const;

/** What the guard leaves in the history's state for whom it sends to the login. */
export type Turned = { wanted: string };

/** Where a login leads: to the page that the guard kept somebody from, else to the dashboard. */
export function wantedPage(state: unknown): string {
  const wanted = isRecord(state) ? state.wanted : undefined;
  return typeof wanted === "string" && wanted.startsWith("/seller/") ? wanted : pagePaths.home;
}

import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { screens } from "../screens/screens";

/**
 * Who may open a page of the engine's admin: accounts with any of these permissions, everybody who is logged in, only
 * full administrators, or nobody, since changes on the page have no effect in this shop.
 */
export type PageRule = readonly PermissionName[] | "everybody" | "full-administrator" | "unused";

const catalogue: PageRule = ["view_product", "add_product", "edit_product"];

/** Same rules as the server's table of the engine's calls (backend/src/http/engine-admin/permissions.ts). */
export const enginePages: Readonly<Record<string, PageRule>> = {
  "/": "everybody",
  "/login": "everybody",
  "/settings": "everybody",
  "/orders": ["view_order"],
  "/reservations": ["view_order"],
  "/products": catalogue,
  "/product-options": catalogue,
  "/inventory": catalogue,
  // A price list's sale prices are the shop's selling prices.
  "/price-lists": catalogue,
  "/categories": [...catalogue, "view_category", "view_subcategory"],
  "/customers": ["view_customer"],
  "/settings/store": ["view_settings"],
  "/settings/regions": ["view_settings"],
  "/settings/sales-channels": ["view_settings"],
  "/settings/locations": ["view_settings"],
  "/settings/product-tags": catalogue,
  "/settings/secret-api-keys": "full-administrator",
  "/settings/workflows": "full-administrator",
  "/settings/search": "full-administrator",
  // Coupons are not built yet, and all customers pay the same prices.
  "/promotions": "unused",
  "/campaigns": "unused",
  "/customer-groups": "unused",
  "/collections": "unused",
  "/draft-orders": "unused",
  "/gift-cards": "unused",
  "/settings/product-types": "unused",
  // Return reasons are the shopper's own words, and GST is a property of the product.
  "/settings/return-reasons": "unused",
  "/settings/refund-reasons": "unused",
  "/settings/tax-regions": "unused",
  "/settings/translations": "unused",
  "/settings/property-labels": "unused",
  // Names are set under Staff, second factors are our codes, and the language is English.
  "/settings/profile": "unused",
  // Staff and roles have our own screens; the engine's store API is closed, so it needs no publishable key.
  "/settings/users": "unused",
  "/settings/roles": "unused",
  "/settings/policies": "unused",
  "/settings/publishable-api-keys": "unused",
};

const ourPages = Object.fromEntries(
  screens
    .filter(({ inEngine }) => inEngine)
    .map(({ path, permission }): [string, PageRule] => [path, permission === null ? "everybody" : [permission]]),
);

export const pageRules: Readonly<Record<string, PageRule>> = { ...enginePages, ...ourPages };

/** The rule of the nearest ancestor of a path; unlisted pages are only for full administrators. */
export function ruleOf(pathname: string): PageRule {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  const prefixes = path.split("/").map((_, index, parts) => parts.slice(0, parts.length - index).join("/") || "/");
  const named = prefixes.find((prefix) => pageRules[prefix] !== undefined && isComplete(prefix, path));
  return (named === undefined ? undefined : pageRules[named]) ?? "full-administrator";
}

/** These two are no ancestors: pages below them are listed individually. */
const isComplete = (prefix: string, path: string) => (prefix !== "/" && prefix !== "/settings") || prefix === path;

type Account = { isFullAdministrator: boolean; permissions: readonly string[] };

export function mayOpen(rule: PageRule, account: Account): boolean {
  if (rule === "unused") return false;
  if (rule === "everybody" || account.isFullAdministrator) return true;
  return rule !== "full-administrator" && rule.some((permission) => account.permissions.includes(permission));
}

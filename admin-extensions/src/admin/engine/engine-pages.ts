import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { screens } from "../screens/screens";

/**
 * Who may open a page of the engine's admin: who has any of these permissions, everybody who is logged in, full
 * administrators alone, or nobody, since what the page changes does not count in this shop.
 */
export type PageRule = readonly PermissionName[] | "everybody" | "full-administrator" | "unused";

const catalogue: PageRule = ["view_product", "add_product", "edit_product"];

/** As the server's table of the engine's calls has it (backend/src/http/engine-admin/permissions.ts). */
export const enginePages: Readonly<Record<string, PageRule>> = {
  "/": "everybody",
  "/login": "everybody",
  "/settings": "everybody",
  "/orders": ["view_order"],
  "/reservations": ["view_order"],
  "/products": catalogue,
  "/product-options": catalogue,
  "/inventory": catalogue,
  // A sale price of a list is a price of the shop.
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
  // Coupons are not built yet, and every customer pays the same.
  "/promotions": "unused",
  "/campaigns": "unused",
  "/customer-groups": "unused",
  "/collections": "unused",
  "/draft-orders": "unused",
  "/gift-cards": "unused",
  "/settings/product-types": "unused",
  // Reasons are the shopper's own words, and GST is a fact of the product.
  "/settings/return-reasons": "unused",
  "/settings/refund-reasons": "unused",
  "/settings/tax-regions": "unused",
  "/settings/translations": "unused",
  "/settings/property-labels": "unused",
  // A person's name is set under Staff, second factors are our codes, and the language is English.
  "/settings/profile": "unused",
  // Staff and roles have screens of ours; shoppers' calls of the engine are closed, and so need no key.
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

/** The rule of the nearest page above a path; what is not named is for full administrators alone. */
export function ruleOf(pathname: string): PageRule {
  const path = pathname.toLowerCase().replace(/\/+$/, "") || "/";
  const prefixes = path.split("/").map((_, index, parts) => parts.slice(0, parts.length - index).join("/") || "/");
  const named = prefixes.find((prefix) => pageRules[prefix] !== undefined && isComplete(prefix, path));
  return (named === undefined ? undefined : pageRules[named]) ?? "full-administrator";
}

/** These two hold no other pages: what is below them is named by itself. */
const isComplete = (prefix: string, path: string) => (prefix !== "/" && prefix !== "/settings") || prefix === path;

type Account = { isFullAdministrator: boolean; permissions: readonly string[] };

export function mayOpen(rule: PageRule, account: Account): boolean {
  if (rule === "unused") return false;
  if (rule === "everybody" || account.isFullAdministrator) return true;
  return rule !== "full-administrator" && rule.some((permission) => account.permissions.includes(permission));
}

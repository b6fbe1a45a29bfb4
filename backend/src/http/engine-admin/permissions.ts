import type { PermissionName } from "@haat/api-contract/access/permission-names";

type AnyOf = readonly PermissionName[];
type Key = `${"GET" | "POST" | "DELETE"} /${string}`;

const catalogue: AnyOf = ["view_product", "add_product", "edit_product"];
const orders: AnyOf = ["view_order"];
const storeDefaults: AnyOf = ["view_product", "edit_product", "view_order", "view_settings"];

/**
 * The calls of the engine's admin API that staff may use, with the required permission (any one of a list; `null`:
 * every logged-in account). Calls not listed are for full administrators only. Lists only reads, and writes that obey
 * our rules: prices, stock, categories, pictures, orders, customers and settings are changed in our own screens,
 * because the engine's calls would bypass our rules.
 */
export const enginePermissions: Readonly<Partial<Record<Key, AnyOf | null>>> = {
  "GET /users/me": null,
  "GET /stores": null,
  "GET /stores/:id": null,
  "GET /currencies": null,
  "GET /currencies/:code": null,
  "GET /locales": null,
  "GET /locales/:code": null,
  "GET /plugins": null,
  "GET /layouts/configurations": null,
  "GET /layouts/:zone/configuration": null,
  "GET /views/entities": null,
  "GET /views/:entity/columns": null,
  "GET /views/:entity/configurations": null,
  "GET /views/:entity/configurations/active": null,

  "GET /products": catalogue,
  "GET /products/:id": catalogue,
  "GET /products/:id/options": catalogue,
  "GET /products/:id/variants": catalogue,
  "GET /products/:id/variants/:variant_id": catalogue,
  "GET /product-variants": catalogue,
  "GET /product-options": catalogue,
  "GET /product-options/:id": catalogue,
  "GET /product-options/:id/values": catalogue,
  "GET /product-options/:id/values/:value_id": catalogue,
  "GET /product-tags": catalogue,
  "GET /product-tags/:id": catalogue,
  "GET /product-types": catalogue,
  "GET /product-types/:id": catalogue,
  "GET /collections": catalogue,
  "GET /collections/:id": catalogue,
  "GET /product-categories": [...catalogue, "view_category", "view_subcategory"],
  "GET /product-categories/:id": [...catalogue, "view_category", "view_subcategory"],
  "GET /inventory-items": catalogue,
  "GET /inventory-items/:id": catalogue,
  "GET /inventory-items/:id/location-levels": catalogue,
  "GET /price-lists": catalogue,
  "GET /price-lists/:id": catalogue,
  "GET /price-lists/:id/prices": catalogue,
  "GET /price-preferences": storeDefaults,
  "GET /price-preferences/:id": storeDefaults,
  "POST /products/:id": ["edit_product"],
  "POST /product-tags": ["edit_product"],
  "POST /product-types": ["edit_product"],

  "GET /orders": orders,
  "GET /orders/:id": orders,
  "GET /orders/:id/changes": orders,
  "GET /orders/:id/line-items": orders,
  "GET /orders/:id/preview": orders,
  "GET /orders/:id/shipping-options": orders,
  "GET /returns": orders,
  "GET /returns/:id": orders,
  "GET /exchanges": orders,
  "GET /exchanges/:id": orders,
  "GET /claims": orders,
  "GET /claims/:id": orders,
  "GET /reservations": orders,
  "GET /reservations/:id": orders,
  "GET /return-reasons": orders,
  "GET /return-reasons/:id": orders,
  "GET /refund-reasons": orders,
  "GET /refund-reasons/:id": orders,
  "GET /payments": ["view_payment"],
  "GET /payments/:id": ["view_payment"],
  "GET /payments/payment-providers": ["view_payment", "view_order"],

  "GET /customers": ["view_customer"],
  "GET /customers/:id": ["view_customer"],
  "GET /customers/:id/addresses": ["view_customer"],
  "GET /customers/:id/addresses/:address_id": ["view_customer"],
  "GET /customer-groups": ["view_customer"],
  "GET /customer-groups/:id": ["view_customer"],

  "GET /users": ["view_staff"],
  "GET /users/:id": ["view_staff"],

  "GET /regions": storeDefaults,
  "GET /regions/:id": storeDefaults,
  "GET /sales-channels": storeDefaults,
  "GET /sales-channels/:id": storeDefaults,
  "GET /stock-locations": storeDefaults,
  "GET /stock-locations/:id": storeDefaults,
  "GET /shipping-profiles": storeDefaults,
  "GET /shipping-profiles/:id": storeDefaults,
  "GET /shipping-options": ["view_settings", "view_order"],
  "GET /shipping-options/:id": ["view_settings", "view_order"],
  "GET /shipping-option-types": ["view_settings"],
  "GET /shipping-option-types/:id": ["view_settings"],
  "GET /fulfillment-providers": ["view_settings", "view_order"],
  "GET /fulfillment-providers/:id/options": ["view_settings", "view_order"],
  "GET /tax-providers": ["view_settings"],
  "GET /tax-regions": ["view_settings"],
  "GET /tax-regions/:id": ["view_settings"],
  "GET /tax-rates": ["view_settings"],
  "GET /tax-rates/:id": ["view_settings"],
};

/**
 * Closed to everybody, full administrators included: these calls could create, remove or log in accounts past our rules
 * (the second factor, the last full administrator, the audit log), or run any workflow, which can do all of that.
 */
export const closedPatterns: readonly RegExp[] = [
  /^\w+ \/invites(?:\/|$)/,
  /^DELETE \/users\/:id$/,
  /^\w+ \/users\/:id\/(?:roles|reset-password)(?:\/|$)/,
  /^\w+ \/rbac(?:\/|$)/,
  /^POST \/workflows-executions\//,
];

/** Open to everybody: the engine's admin calls it before login, and it reveals no secret. */
export const openCalls: readonly string[] = ["GET /feature-flags"];

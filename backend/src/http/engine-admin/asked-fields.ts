import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { type AdministratorAccess, holds } from "#modules/access/administrator-access";
import { engineColumns } from "./engine-fields";

type AnyOf = readonly PermissionName[];

const catalogue: AnyOf = ["view_product", "add_product", "edit_product", "view_order"];
const order: AnyOf = ["view_order"];
const customer: AnyOf = ["view_customer", "view_order"];
const payment: AnyOf = ["view_payment", "view_order"];
const delivery: AnyOf = ["view_order", "view_settings"];
const storeDefaults: AnyOf = [...catalogue, "view_settings"];

/** Relations, each open to holders of any of these permissions. */
const open: [AnyOf, string][] = [
  [
    catalogue,
    `product products variant variants option options values image images tags type collection categories
     category_children parent_category price_set prices price_list calculated_price rules inventory inventory_item
     inventory_items location_levels reservation_items shipping_profile`,
  ],
  [
    storeDefaults,
    `sales_channel sales_channels stock_locations location locations address region regions countries currency
     store supported_currencies supported_locales`,
  ],
  [
    order,
    `order orders order_items items item detail summary order_change actions additional_items adjustments tax_lines
     shipping_method shipping_methods shipping_address billing_address credit_lines transactions promotions return returns
     reason parent_return_reason return_reason_children exchange claim claim_items`,
  ],
  [customer, "customer customers customer_group groups addresses"],
  [
    payment,
    `payment payments payment_collection payment_collections payment_session payment_sessions captures refunds
     refund_reason`,
  ],
  [
    delivery,
    `fulfillment fulfillments fulfillment_set fulfillment_sets service_zone service_zones geo_zones shipping_option
     shipping_options labels delivery_address`,
  ],
  [
    [...payment, "view_settings"],
    "payment_provider payment_providers fulfillment_provider fulfillment_providers provider",
  ],
  [["view_settings"], "tax_rate tax_rates tax_region parent parents children"],
  [["view_staff"], "user users"],
];

/**
 * The relations that a read of the engine may follow through its `fields` parameter. The engine follows any relation,
 * so that whoever may read products could read customers through their orders. Relations not listed here are for full
 * administrators only: carts, keys, logins, invitations, and any that an engine update adds.
 */
export const openRelations: ReadonlyMap<string, AnyOf> = new Map(
  open.flatMap(([anyOf, names]) => names.split(/\s+/).map((name) => [name, anyOf] as const)),
);

/** Values that the engine computes: order totals, and quantities on a link. */
const computed = new Set([
  ...["item_discount_total", "shipping_discount_total", "discount_subtotal", "inventory_quantity"],
  "required_quantity",
]);

/** Values that no staff may read, on any record. */
const secrets = new Set([
  ...["token", "salt", "redacted", "password_reset_tokens", "mfa_factors", "mfa_recovery_codes"],
  ...["provider_metadata", "app_metadata", "user_metadata", "verifications"],
]);

function mayName(access: AdministratorAccess, name: string): boolean {
  const anyOf = openRelations.get(name);
  if (anyOf) return anyOf.some((permission) => holds(access, permission));
  return computed.has(name) || (engineColumns.has(name) && !secrets.has(name));
}

/**
 * Whether this account may read every name in `fields`. Names with a `-` are checked too: next to a plain name the
 * engine treats them as requested.
 */
export function mayAskFor(access: AdministratorAccess, fields: unknown): boolean {
  if (access.isFullAdministrator || fields === undefined) return true;
  const asked = String(fields).split(",").filter(Boolean);
  return asked.every((field) => {
    const names = field
      .replace(/^[-+ \t]*\*?/, "")
      .replace(/\.\*$/, "")
      .trim()
      .split(".");
    return names.every((name) => mayName(access, name));
  });
}

/** Whether this account may read everything that a query's `fields` and `order` name. */
export function mayQuery(access: AdministratorAccess, query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(query).every(([name, value]) => {
    const [parameter = "", ...rest] = name.split(".");
    if (parameter !== "fields" && parameter !== "order") return true;
    // The engine treats a dot in a parameter's name as a path into it.
    return access.isFullAdministrator || (rest.length === 0 && mayAskFor(access, value));
  });
}

/**
 * The product fields that staff may send to the engine. Variants, prices, pictures and categories have rules that the
 * engine does not know, so they are changed in our own screens.
 */
const productFields = new Set([
  ...["title", "subtitle", "description", "handle", "status", "discountable", "material", "tags", "type_id"],
  ...["collection_id", "weight", "length", "height", "width", "hs_code", "mid_code", "origin_country", "external_id"],
]);

/** Whether this account may send every field in the body of an engine call. */
export function maySend(access: AdministratorAccess, call: string | null, body: unknown): boolean {
  if (access.isFullAdministrator || call !== "POST /products/:id") return true;
  return typeof body !== "object" || body === null || Object.keys(body).every((name) => productFields.has(name));
}

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

/** Relations that are open to whoever holds any of these permissions. */
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
 * Where a read of the engine may wander by its parameter `fields`: it follows every relation that there is, so that
 * who may read products would read customers by way of their orders. What is not named here is for full administrators
 * alone: carts, keys, logins, invitations, and whatever an update of the engine brings.
 */
export const openRelations: ReadonlyMap<string, AnyOf> = new Map(
  open.flatMap(([anyOf, names]) => names.split(/\s+/).map((name) => [name, anyOf] as const)),
);

/** Values that the engine adds to what its data holds: sums of an order, and what a link counts. */
const computed = new Set([
  ...["item_discount_total", "shipping_discount_total", "discount_subtotal", "inventory_quantity"],
  "required_quantity",
]);

/** Values that nobody is shown, wherever they are. */
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
 * Whether everything that `fields` names may be read by this account. What begins with `-` too: beside a plain name the
 * engine takes it for one that is asked for.
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

/** Whether all that a call's query asks to be told of, or to be sorted by, may be read by this account. */
export function mayQuery(access: AdministratorAccess, query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(query).every(([name, value]) => {
    const [parameter = "", ...rest] = name.split(".");
    if (parameter !== "fields" && parameter !== "order") return true;
    // The engine reads a dot in a parameter's name as a part of it.
    return access.isFullAdministrator || (rest.length === 0 && mayAskFor(access, value));
  });
}

/**
 * What of a product staff may send to the engine. Its variants, prices, pictures and categories have rules that the
 * engine does not know: they are changed in our own screens.
 */
const productFields = new Set([
  ...["title", "subtitle", "description", "handle", "status", "discountable", "material", "tags", "type_id"],
  ...["collection_id", "weight", "length", "height", "width", "hs_code", "mid_code", "origin_country", "external_id"],
]);

/** Whether everything in the body of a call of the engine may be sent by this account. */
export function maySend(access: AdministratorAccess, call: string | null, body: unknown): boolean {
  if (access.isFullAdministrator || call !== "POST /products/:id") return true;
  return typeof body !== "object" || body === null || Object.keys(body).every((name) => productFields.has(name));
}

import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { type AdministratorAccess, holds } from "../../modules/access/administrator-access";

/**
 * Where a read of the engine may wander by its parameter `fields`: it follows every relation that there is, so that
 * who may read products would read customers by way of their orders. Words of a relation's name, with the permissions
 * of which any one opens it; none: full administrators alone.
 */
const relations: Readonly<Record<string, readonly PermissionName[]>> = {
  order: ["view_order"],
  return: ["view_order"],
  fulfillment: ["view_order", "view_settings"],
  customer: ["view_customer", "view_order"],
  payment: ["view_payment", "view_order"],
  refund: ["view_payment", "view_order"],
  user: ["view_staff"],
  cart: [],
  api: [],
  key: [],
  auth: [],
  identity: [],
  invite: [],
  session: [],
  account: [],
  notification: [],
};

const singular = (word: string) =>
  word.endsWith("ies")
    ? `${word.slice(0, -3)}y`
    : /(?:ss|sh|ch|x)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word)
        ? word.slice(0, -1)
        : word;

/** Whether everything that `fields` names may be read by this account. */
export function mayAskFor(access: AdministratorAccess, fields: unknown): boolean {
  if (access.isFullAdministrator || fields === undefined) return true;
  const words = String(fields)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.every((word) => {
    const anyOf = relations[singular(word)];
    return !anyOf || anyOf.some((name) => holds(access, name));
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

import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { holds } from "#modules/access/service";

/** The permission required to see a subject type, and so its changes. Only full administrators see the others. */
const seenWith: Readonly<Record<string, PermissionName>> = {
  category: "view_category",
  subcategory: "view_subcategory",
  product: "view_product",
  review: "view_product",
  sale: "view_product",
  coupon: "view_product",
  banner: "view_banner",
  order: "view_order",
  return: "view_order",
  customer: "view_customer",
  customer_group: "view_customer",
  seller: "view_seller",
  commission: "view_seller",
  payment: "view_payment",
  role: "view_role",
  permission: "view_permission",
  staff: "view_staff",
  search_synonym: "view_search",
  settings: "view_settings",
  task: "view_settings",
  message: "view_settings",
};

/** The subject types whose changes an administrator may read; null: all. */
export function visibleSubjects(caller: AdministratorAccess): string[] | null {
  if (caller.isFullAdministrator) return null;
  return Object.entries(seenWith).flatMap(([type, permission]) => (holds(caller, permission) ? [type] : []));
}

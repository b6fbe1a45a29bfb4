import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { holds } from "#modules/access/service";

/** What has to be held to see a thing, and so what became of it. Of other things only full administrators read. */
const seenWith: Readonly<Record<string, PermissionName>> = {
  category: "view_category",
  subcategory: "view_subcategory",
  product: "view_product",
  review: "view_product",
  banner: "view_banner",
  order: "view_order",
  return: "view_order",
  customer: "view_customer",
  seller: "view_seller",
  commission: "view_seller",
  payment: "view_payment",
  role: "view_role",
  permission: "view_permission",
  staff: "view_staff",
  settings: "view_settings",
  task: "view_settings",
};

/** The kinds of things whose changes an administrator may read; null: of everything. */
export function visibleSubjects(caller: AdministratorAccess): string[] | null {
  if (caller.isFullAdministrator) return null;
  return Object.entries(seenWith).flatMap(([type, permission]) => (holds(caller, permission) ? [type] : []));
}

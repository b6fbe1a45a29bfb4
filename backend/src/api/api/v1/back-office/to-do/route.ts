import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { ToDo } from "@haat/api-contract/overview/schemas";
import { isPermitted } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { FIGURES_MODULE } from "#modules/figures/index";
import type { FiguresService } from "#modules/figures/service";
import { SELLER_BALANCE_MODULE } from "#modules/seller-balance/index";
import type { SellerBalanceService } from "#modules/seller-balance/service";

const permissions: [keyof ToDo, PermissionName][] = [
  ["orders", "view_order"],
  ["returns", "view_order"],
  ["sellers", "view_seller"],
  ["products", "view_product"],
  ["refunds", "view_payment"],
  ["cashRefunds", "view_payment"],
  ["payouts", "view_earnings"],
  ["failedTasks", "view_settings"],
];

export const GET = defineRoute("getToDo", async ({ auth, scope }) => {
  const wanted = permissions.filter(([, permission]) => isPermitted(auth, permission)).map(([kind]) => kind);
  if (wanted.includes("payouts")) await scope.resolve<SellerBalanceService>(SELLER_BALANCE_MODULE).addUp();
  return { toDo: await scope.resolve<FiguresService>(FIGURES_MODULE).toDo(wanted) };
});

import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { isPermitted } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { FIGURES_MODULE } from "#modules/figures/index";
import type { FiguresService, OverviewPart } from "#modules/figures/service";

const permissions: [OverviewPart, PermissionName][] = [
  ["sales", "view_earnings"],
  ["orders", "view_order"],
  ["products", "view_product"],
];

export const GET = defineRoute("getOverview", async ({ auth, scope }) => {
  const parts = permissions.filter(([, permission]) => isPermitted(auth, permission)).map(([part]) => part);
  return await scope.resolve<FiguresService>(FIGURES_MODULE).overview(parts);
});

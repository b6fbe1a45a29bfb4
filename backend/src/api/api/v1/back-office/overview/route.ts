import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { defineRoute } from "../../../../../http/define-route";
import { isPermitted } from "../../../../../http/permission";
import { FIGURES_MODULE } from "../../../../../modules/figures";
import { type OverviewPart, overviewParts } from "../../../../../modules/figures/read/overview";
import type { FiguresService } from "../../../../../modules/figures/service";

const permissionOf: Record<OverviewPart, PermissionName> = {
  sales: "view_earnings",
  orders: "view_order",
  products: "view_product",
};

export const GET = defineRoute("getOverview", async ({ auth, scope }) => {
  const parts = overviewParts.filter((part) => isPermitted(auth, permissionOf[part]));
  return await scope.resolve<FiguresService>(FIGURES_MODULE).overview(parts);
});

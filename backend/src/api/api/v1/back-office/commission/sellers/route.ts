import { defineRoute } from "#http/define-route";
import { COMMISSION_MODULE } from "#modules/commission/index";
import type { CommissionService } from "#modules/commission/service";

export const GET = defineRoute("listSellerCommissions", async ({ query, scope }) => {
  const { rows: sellers, ...page } = await scope.resolve<CommissionService>(COMMISSION_MODULE).listSellers(query);
  return { sellers, ...page };
});

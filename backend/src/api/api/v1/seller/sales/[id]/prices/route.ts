import { saleMessages } from "@haat/api-contract/sale/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { SALE_MODULE } from "#modules/sale/index";
import type { SaleService } from "#modules/sale/service";

export const GET = defineRoute("listSellerSalePrices", async ({ auth, params, scope }) => {
  const prices = await scope.resolve<SaleService>(SALE_MODULE).prices(params.id, auth.id);
  if (!prices) throw new ApiError(404, saleMessages.notFound);
  return { prices };
});

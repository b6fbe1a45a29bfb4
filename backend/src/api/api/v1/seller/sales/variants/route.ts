import { defineRoute } from "#http/define-route";
import { SALE_MODULE } from "#modules/sale/index";
import type { SaleService } from "#modules/sale/service";

export const POST = defineRoute("findSellerSaleVariants", async ({ auth, body, scope }) => ({
  variants: await scope.resolve<SaleService>(SALE_MODULE).variants(body, auth.id),
}));

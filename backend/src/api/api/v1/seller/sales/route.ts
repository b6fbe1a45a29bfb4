import { saleMessages } from "@haat/api-contract/sale/messages";
import { defineRoute } from "#http/define-route";
import { SALE_MODULE } from "#modules/sale/index";
import type { SaleService } from "#modules/sale/service";
import { addSale } from "#workflows/sale/change-sale";

export const GET = defineRoute("listSellerSales", async ({ auth, query, scope }) => {
  const { rows: sales, ...page } = await scope.resolve<SaleService>(SALE_MODULE).list(query, auth.id);
  return { sales, ...page };
});

export const POST = defineRoute("addSellerSale", async ({ auth, body, scope }) => {
  const { version, ...fields } = body;
  const sale = await addSale(scope, { actorId: auth.id, sellerId: auth.id, fields });
  return { message: saleMessages.saved, sale };
});

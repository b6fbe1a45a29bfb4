import { saleMessages } from "@haat/api-contract/sale/messages";
import { defineRoute } from "#http/define-route";
import { endSale } from "#workflows/sale/change-sale";

export const POST = defineRoute("endSale", async ({ auth, params, body, scope }) => {
  const sale = await endSale(scope, { id: params.id, actorId: auth.id, sellerId: null, version: body.version });
  return { message: saleMessages.ended, sale };
});

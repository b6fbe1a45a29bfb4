import { saleMessages } from "@haat/api-contract/sale/messages";
import { defineRoute } from "#http/define-route";
import { changeSale, removeSale } from "#workflows/sale/change-sale";

export const PUT = defineRoute("updateSale", async ({ auth, params, body, scope }) => {
  const { version, ...fields } = body;
  const sale = await changeSale(scope, { id: params.id, actorId: auth.id, sellerId: null, version, fields });
  return { message: saleMessages.saved, sale };
});

export const DELETE = defineRoute("deleteSale", async ({ auth, params, scope }) => {
  await removeSale(scope, { id: params.id, actorId: auth.id, sellerId: null });
  return { message: saleMessages.deleted };
});

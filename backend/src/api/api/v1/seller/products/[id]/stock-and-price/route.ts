import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { defineRoute } from "#http/define-route";
import { changeStockAndPrice } from "#workflows/seller-product/change-stock-and-price";
import { requireOwn } from "#workflows/seller-product/seller-guards";

export const PUT = defineRoute("changeStockAndPrice", async ({ auth, params, body, scope }) => {
  await requireOwn(scope, auth.id, params.id);
  const product = await changeStockAndPrice(scope, { id: params.id, sellerId: auth.id, change: body });
  return { product, message: sellerProductMessages.stockAndPriceSaved };
});

import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { toSeller } from "#workflows/seller/to-seller";

export const GET = defineRoute("listSellers", async ({ query, scope }) => {
  const { accounts } = scope.resolve<SellerService>(SELLER_MODULE);
  const [{ rows, ...page }, waiting] = await Promise.all([accounts.list(query), accounts.countWaiting()]);
  return { sellers: rows.map(toSeller), waiting, ...page };
});

import { defineRoute } from "#http/define-route";
import { SELLER_BALANCE_MODULE } from "#modules/seller-balance/index";
import type { SellerBalanceService } from "#modules/seller-balance/service";
import { toBalance, toBalanceRow } from "#workflows/seller-earnings/to-seller-figures";

export const GET = defineRoute("listSellerBalances", async ({ query, scope }) => {
  const balances = scope.resolve<SellerBalanceService>(SELLER_BALANCE_MODULE);
  const { rows, sums, ...page } = await balances.list(query);
  return { sellers: rows.map(toBalanceRow), sums: { ...toBalance(sums), net: Math.round(sums.net) / 100 }, ...page };
});

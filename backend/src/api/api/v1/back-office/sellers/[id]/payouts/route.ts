import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { PAYOUT_MODULE } from "#modules/payout/index";
import type { PayoutService } from "#modules/payout/service";
import { findSeller } from "#workflows/seller-earnings/find-seller";
import { recordPayout } from "#workflows/seller-earnings/record-payout";
import { toBalance, toPayout } from "#workflows/seller-earnings/to-seller-figures";

export const GET = defineRoute("listPayoutsOfSeller", async ({ params, query, scope }) => {
  const seller = await findSeller(scope, params.id);
  const { rows, ...page } = await scope.resolve<PayoutService>(PAYOUT_MODULE).list(seller._id, query);
  return { payouts: rows.map(toPayout), ...page };
});

export const POST = defineRoute("recordPayout", async ({ params, body, auth, scope }) => {
  const { payout, balance } = await recordPayout(scope, administratorOf(auth), params.id, body);
  return { message: sellerEarningsMessages.payoutRecorded, payout: toPayout(payout), balance: toBalance(balance) };
});

import { defineRoute } from "#http/define-route";
import { PAYOUT_MODULE } from "#modules/payout/index";
import type { PayoutService } from "#modules/payout/service";
import { toPayout } from "#workflows/seller-earnings/to-seller-figures";

export const GET = defineRoute("listPayouts", async ({ auth, query, scope }) => {
  const { rows, ...page } = await scope.resolve<PayoutService>(PAYOUT_MODULE).list(auth.id, query);
  return { payouts: rows.map(toPayout), ...page };
});

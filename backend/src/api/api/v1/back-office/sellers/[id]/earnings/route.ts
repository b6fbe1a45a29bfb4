import { isPermitted } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { findSeller, payToOf } from "#workflows/seller-earnings/find-seller";
import { readSellerEarnings } from "#workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("getEarningsOfSeller", async ({ auth, params, query, scope }) => {
  const seller = await findSeller(scope, params.id);
  const [earnings, payTo] = await Promise.all([
    readSellerEarnings(scope, seller._id, query),
    // Only staff who may record a payout see the bank account.
    isPermitted(auth, "edit_seller") ? payToOf(scope, seller._id) : null,
  ]);
  return { seller, payTo, ...earnings };
});

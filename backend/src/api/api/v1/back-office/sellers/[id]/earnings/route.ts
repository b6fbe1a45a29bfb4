import { defineRoute } from "../../../../../../../http/define-route";
import { findSeller, payToOf } from "../../../../../../../workflows/seller-earnings/find-seller";
import { readSellerEarnings } from "../../../../../../../workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("getEarningsOfSeller", async ({ params, query, scope }) => {
  const seller = await findSeller(scope, params.id);
  const [earnings, payTo] = await Promise.all([
    readSellerEarnings(scope, seller._id, query),
    payToOf(scope, seller._id),
  ]);
  return { seller, payTo, ...earnings };
});

import { defineRoute } from "../../../../../../../http/define-route";
import { findSeller } from "../../../../../../../workflows/seller-earnings/find-seller";
import { readSellerEarnings } from "../../../../../../../workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("getEarningsOfSeller", async ({ params, query, scope }) => {
  const seller = await findSeller(scope, params.id);
  return { seller, ...(await readSellerEarnings(scope, seller._id, query)) };
});

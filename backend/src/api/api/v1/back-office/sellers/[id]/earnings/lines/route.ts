import { defineRoute } from "#http/define-route";
import { findSeller } from "#workflows/seller-earnings/find-seller";
import { readEarningLines } from "#workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("listEarningLinesOfSeller", async ({ params, query, scope }) => {
  const seller = await findSeller(scope, params.id);
  const { range, ...answer } = await readEarningLines(scope, seller._id, query);
  return answer;
});

import { defineRoute } from "#http/define-route";
import { readEarningLines } from "#workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("listEarningLines", async ({ auth, query, scope }) => {
  const { range, ...answer } = await readEarningLines(scope, auth.id, query);
  return answer;
});

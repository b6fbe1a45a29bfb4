import { commissionMessages } from "@haat/api-contract/commission/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { setCommission } from "#workflows/commission/set-commission";

export const PUT = defineRoute("setCategoryCommission", async ({ params, body, auth, scope }) => {
  await setCommission(scope, administratorOf(auth), { kind: "category", id: params.id }, body);
  return { message: body.percent === null ? commissionMessages.removed : commissionMessages.saved };
});

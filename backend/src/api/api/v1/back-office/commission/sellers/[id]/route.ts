import { commissionMessages } from "@haat/api-contract/commission/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { setCommission } from "#workflows/commission/set-commission";

export const PUT = defineRoute("setSellerCommission", async ({ params, body, auth, scope }) => {
  await setCommission(scope, administratorOf(auth), { kind: "seller", id: params.id }, body);
  return { message: body.percent === null ? commissionMessages.removed : commissionMessages.saved };
});

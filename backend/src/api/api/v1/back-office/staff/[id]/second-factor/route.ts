import { staffMessages } from "@haat/api-contract/staff/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { resetSecondFactor } from "#workflows/staff/reset-second-factor";

export const POST = defineRoute("resetSecondFactor", async ({ auth, params, scope }) => {
  const member = await resetSecondFactor(scope, administratorOf(auth), params.id);
  return { message: staffMessages.secondFactorReset, member };
});

import { staffMessages } from "@haat/api-contract/staff/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { resendInvitation } from "#workflows/staff/resend-invitation";

export const POST = defineRoute("resendInvitation", async ({ auth, params, scope }) => {
  const member = await resendInvitation(scope, administratorOf(auth), params.id);
  return { message: staffMessages.invited(member.email), member };
});

import { defineRoute } from "#http/define-route";
import { rawBodyOf } from "#http/raw-body";
import { receiveTwilioReport } from "#workflows/message/receive-sms-reports";

export const POST = defineRoute("receiveTwilioReport", async ({ req, scope }) => {
  await receiveTwilioReport(scope, { raw: rawBodyOf(req), signature: req.get("x-twilio-signature") });
  return {};
});

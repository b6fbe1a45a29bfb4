import { defineRoute } from "#http/define-route";
import { rawBodyOf } from "#http/raw-body";
import { receiveMsg91Reports } from "#workflows/message/receive-sms-reports";

export const POST = defineRoute("receiveMsg91Reports", async ({ req, query, scope }) => {
  await receiveMsg91Reports(scope, { raw: rawBodyOf(req), secret: query.secret });
  return {};
});

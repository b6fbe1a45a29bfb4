import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { sendTestSms } from "#workflows/message-setup/send-test";

export const POST = defineRoute("sendTestSms", ({ body, auth, scope }) =>
  sendTestSms(scope, { ...body, actorId: administratorOf(auth).userId }),
);

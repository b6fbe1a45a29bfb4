import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { sendTestEmail } from "#workflows/message-setup/send-test";

export const POST = defineRoute("sendTestEmail", ({ body, auth, scope }) =>
  sendTestEmail(scope, { ...body, actorId: administratorOf(auth).userId }),
);

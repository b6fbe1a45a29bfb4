import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readMessageSetup } from "#workflows/message-setup/read-message-setup";
import { saveTemplateIds } from "#workflows/message-setup/save-template-ids";

export const PUT = defineRoute("saveTemplateIds", async ({ auth, body, scope }) => {
  await saveTemplateIds(scope, { ...body, actorId: administratorOf(auth).userId });
  return { message: messageSetupMessages.idsSaved, ...(await readMessageSetup(scope)) };
});

import { defineRoute } from "#http/define-route";
import { readMessageSetup } from "#workflows/message-setup/read-message-setup";

export const GET = defineRoute("getMessageSetup", ({ scope }) => readMessageSetup(scope));

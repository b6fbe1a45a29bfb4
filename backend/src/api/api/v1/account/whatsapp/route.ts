import { whatsAppMessages } from "@haat/api-contract/whatsapp/messages";
import { defineRoute } from "#http/define-route";
import { setWhatsApp } from "#workflows/account/set-whatsapp";

export const PUT = defineRoute("setWhatsApp", async ({ auth, body, scope }) => ({
  account: await setWhatsApp(scope, auth.id, body),
  message: body.isOn ? whatsAppMessages.optedIn : whatsAppMessages.optedOut,
}));

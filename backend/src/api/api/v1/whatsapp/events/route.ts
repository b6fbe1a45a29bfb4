import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { defineRoute } from "#http/define-route";
import { rawBodyOf } from "#http/raw-body";
import { readInput } from "#http/read-input";
import { confirmWhatsAppWebhook, receiveWhatsAppEvents } from "#workflows/message/receive-whatsapp-events";

/** Meta reads the bare challenge, not an envelope. */
export function GET(req: MedusaRequest, res: MedusaResponse): void {
  const { query } = readInput("confirmWhatsAppWebhook", req);
  res.type("text/plain").send(confirmWhatsAppWebhook(query));
}

export const POST = defineRoute("receiveWhatsAppEvents", async ({ req, scope }) => {
  await receiveWhatsAppEvents(scope, { raw: rawBodyOf(req), signature: req.get("x-hub-signature-256") });
  return {};
});

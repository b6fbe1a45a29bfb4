import { defineRoute } from "#http/define-route";
import { receiveWebhook } from "#workflows/payment/receive-webhook";

/** Webhooks as gateways send them are answered before the engine; here is what arrives in pieces or packed. */
export const POST = defineRoute("receiveWebhook", async ({ params, req, scope }) => {
  const raw = Buffer.isBuffer(req.rawBody) ? req.rawBody : Buffer.from(req.rawBody ?? "");
  await receiveWebhook(scope, params.gateway, { raw, headers: req.headers });
  return {};
});

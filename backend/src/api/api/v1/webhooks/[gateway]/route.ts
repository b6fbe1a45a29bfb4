import { defineRoute } from "#http/define-route";
import { receiveWebhook } from "#workflows/payment/receive-webhook";

/** Ordinary webhooks are answered before the engine; this handles chunked and compressed ones. */
export const POST = defineRoute("receiveWebhook", async ({ params, req, scope }) => {
  const raw = Buffer.isBuffer(req.rawBody) ? req.rawBody : Buffer.from(req.rawBody ?? "");
  await receiveWebhook(scope, params.gateway, { raw, headers: req.headers });
  return {};
});

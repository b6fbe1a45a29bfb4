import { defineRoute } from "#http/define-route";
import { rawBodyOf } from "#http/raw-body";
import { receiveWebhook } from "#workflows/payment/receive-webhook";

/** Ordinary webhooks are answered before the engine; this handles chunked and compressed ones. */
export const POST = defineRoute("receiveWebhook", async ({ params, req, scope }) => {
  await receiveWebhook(scope, params.gateway, { raw: rawBodyOf(req), headers: req.headers });
  return {};
});

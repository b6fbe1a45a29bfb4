import { paymentMessages } from "@haat/api-contract/payment/messages";
import { ApiError } from "../../../../../http/api-error";
import { defineRoute } from "../../../../../http/define-route";
import { tellOfBadSignature } from "../../../../../workflows/payment/bad-signatures";
import { takeInEvent } from "../../../../../workflows/payment/take-in-event";

export const POST = defineRoute("receiveWebhook", async ({ params, req, scope }) => {
  const raw = Buffer.isBuffer(req.rawBody) ? req.rawBody : Buffer.from(req.rawBody ?? "");
  const isKept = await takeInEvent(scope, params.gateway, { raw, headers: req.headers });
  if (!isKept) {
    tellOfBadSignature(params.gateway, "webhook");
    throw new ApiError(400, paymentMessages.badSignature);
  }
  return {};
});

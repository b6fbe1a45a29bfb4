import type { IncomingMessage, ServerResponse } from "node:http";
import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { bodyOf, hasPlainJson } from "../http/json-body";
import { toFailure } from "../http/to-failure";
import { receiveWebhook } from "../workflows/payment/receive-webhook";

const place = /^\/api\/v1\/webhooks\/([a-z]+)(?:\?|$)/;
const done = JSON.stringify({ success: true });

/** The gateway of a webhook in the form that gateways usually send; others are left to the engine. */
function gatewayOf(req: IncomingMessage): GatewayName | null {
  const { method, url = "" } = req;
  const name = method === "POST" ? place.exec(url)?.[1] : undefined;
  const gateway = gatewayNames.find((one) => one === name);
  if (!gateway) return null;
  return hasPlainJson(req) ? gateway : null;
}

/**
 * Answers gateways' webhooks before the engine's Express, which alone costs several times as much as storing one:
 * hundreds arrive per second when many shoppers pay, and a gateway that waits too long sends again.
 *
 * @param container returns the engine's container when a webhook arrives.
 * @param fail sends a failure in the contract's envelope.
 * @param report logs an internal error.
 * @returns whether it answers the request.
 */
export const answerWebhooksEarly =
  (
    container: () => MedusaContainer,
    fail: (res: ServerResponse, status: number, message: string) => void,
    report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void,
  ) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const gateway = gatewayOf(req);
    if (!gateway) return false;
    res.setHeader("Cache-Control", "no-cache");
    bodyOf(req)
      .then((raw) => receiveWebhook(container(), gateway, { raw, headers: req.headers }))
      .then(
        () => {
          res.writeHead(200, {
            "Content-Type": "application/json; charset=utf-8",
            "Content-Length": Buffer.byteLength(done),
          });
          res.end(done);
        },
        (error: unknown) => {
          const { status, message } = toFailure(error);
          if (status >= 500) report(req, res, error);
          if (!res.headersSent) fail(res, status, message);
        },
      );
    return true;
  };

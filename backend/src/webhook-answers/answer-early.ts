import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "@haat/api-contract/limits";
import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../errors/api-error";
import { toFailure } from "../http/to-failure";
import { receiveWebhook } from "../workflows/payment/receive-webhook";

/**
 * Reads a request body whose length is given in its headers.
 *
 * @throws ApiError 400 if the sender disconnected midway.
 */
const bodyOf = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => resolve(Buffer.concat(parts)));
    req.on("error", () => reject(new ApiError(400, serviceMessages.malformedJson)));
  });

const place = /^\/api\/v1\/webhooks\/([a-z]+)(?:\?|$)/;
const done = JSON.stringify({ success: true });

/** The gateway of a webhook in the form that gateways usually send; others are left to the engine. */
function gatewayOf({ method, url = "", headers }: IncomingMessage): GatewayName | null {
  const name = method === "POST" ? place.exec(url)?.[1] : undefined;
  const gateway = gatewayNames.find((one) => one === name);
  if (!gateway) return null;
  const length = Number(headers["content-length"]);
  const isPlain =
    headers["content-type"]?.startsWith("application/json") === true &&
    headers["content-encoding"] === undefined &&
    headers["transfer-encoding"] === undefined;
  return isPlain && length > 0 && length <= limits.jsonBodyBytes ? gateway : null;
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

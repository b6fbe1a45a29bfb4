import { courierMessages } from "@haat/api-contract/courier/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { rawBodyOf } from "#http/raw-body";
import { countOperation } from "#operation-counts/operation-counts";
import { isSigned } from "#workflows/courier/courier-signature";
import { receiveCourierEvent } from "#workflows/courier/receive-courier-event";

/**
 * Without a configured secret the call does not exist; with one, the signature is verified before the event is read.
 */
async function authorize({ req }: { req: MedusaRequest }): Promise<void> {
  const { courierSecret } = readConfig();
  if (!courierSecret) throw new ApiError(404, serviceMessages.notFound);
  const signed = {
    raw: rawBodyOf(req),
    timestamp: req.get("x-haat-timestamp"),
    signature: req.get("x-haat-signature"),
  };
  if (isSigned(courierSecret, signed, Date.now())) return;
  countOperation({ kind: "webhook", name: "courier", outcome: "refused" });
  throw new ApiError(401, courierMessages.badSignature);
}

export const POST = defineRoute(
  "receiveCourierEvent",
  async ({ body, scope, res }) => {
    const outcome = await receiveCourierEvent(scope, body);
    if (outcome === "unknown") res.status(202);
    return { outcome };
  },
  { authorize },
);

import { limits } from "@haat/api-contract/limits";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { defineMiddlewares } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { ApiError } from "../errors/api-error";
import { adminGuard, unpaidGuard } from "../http/engine-admin/admin-guard";
import { errorHandler } from "../http/error-handler";
import { guard } from "../http/guard";

/** A provider's report of SMS. */
const smsReportBytes = 64 * 1024;
/** Meta's largest event; most have less than 2 kB. */
const whatsAppEventBytes = 3 * 1024 * 1024;

function closed(): never {
  throw new ApiError(404, serviceMessages.notFound);
}

export default defineMiddlewares({
  routes: [
    // The edge refuses these first; this also closes them if the edge is ever missing.
    ...["/auth", "/hooks", "/cloud", ...(readConfig().engineStoreOpen ? [] : ["/store"])].map((matcher) => ({
      matcher,
      middlewares: [closed],
    })),
    // A webhook's signature covers its raw bytes.
    { matcher: /^\/api\/v1\/webhooks\//i, bodyParser: { sizeLimit: limits.jsonBodyBytes, preserveRawBody: true } },
    { matcher: /^\/api\/v1\/courier\//i, bodyParser: { sizeLimit: limits.courierEventBytes, preserveRawBody: true } },
    { matcher: /^\/api\/v1\/sms-reports\//i, bodyParser: { sizeLimit: smsReportBytes, preserveRawBody: true } },
    {
      matcher: /^\/api\/v1\/whatsapp\//i,
      bodyParser: { sizeLimit: whatsAppEventBytes, preserveRawBody: true },
    },
    { matcher: /^\/api\/v1(\/|$)/i, bodyParser: { sizeLimit: limits.jsonBodyBytes } },
    // No `methods`: a matcher with methods would leave the others open.
    { matcher: "/api/v1", middlewares: [guard] },
    { matcher: "/admin", middlewares: [adminGuard] },
    { matcher: "/admin/orders/:id/fulfillments", middlewares: [unpaidGuard] },
  ],
  errorHandler,
});

import { limits } from "@haat/api-contract/limits";
import { defineMiddlewares } from "@medusajs/framework/http";
import { adminGuard } from "../http/engine-admin/admin-guard";
import { unpaidGuard } from "../http/engine-admin/unpaid-guard";
import { errorHandler } from "../http/error-handler";
import { guard } from "../http/guard";

export default defineMiddlewares({
  routes: [
    // A webhook's signature is over its very bytes.
    { matcher: /^\/api\/v1\/webhooks\//i, bodyParser: { sizeLimit: limits.jsonBodyBytes, preserveRawBody: true } },
    { matcher: /^\/api\/v1(\/|$)/i, bodyParser: { sizeLimit: limits.jsonBodyBytes } },
    // No methods: a matcher with methods leaves the others open.
    { matcher: "/api/v1", middlewares: [guard] },
    { matcher: "/admin", middlewares: [adminGuard] },
    { matcher: "/admin/orders/:id/fulfillments", middlewares: [unpaidGuard] },
  ],
  errorHandler,
});

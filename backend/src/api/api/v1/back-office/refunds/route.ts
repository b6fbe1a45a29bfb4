import { limits } from "@haat/api-contract/limits";
import { defineRoute } from "#http/define-route";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";

/** Without `page` and `limit` the whole list, up to the maximum length. */
export const GET = defineRoute("listRefunds", async ({ query, scope }) => {
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const { page = 1, limit = isPaged ? limits.defaultPageSize : limits.maxFullList, ...wanted } = query;
  const payments = scope.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  return { ...(await payments.listRefunds({ ...wanted, limit, offset: (page - 1) * limit })), page, limit };
});

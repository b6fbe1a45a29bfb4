import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnStanding } from "@haat/api-contract/return-request/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { ReturnRequestModule } from "#modules/return-request/service";
import { toReturnRequest } from "../order/to-order";

/**
 * The return request of any order.
 *
 * @throws ApiError 404 the order has none.
 */
export async function readReturn(container: MedusaContainer, orderId: string): Promise<ReturnStanding> {
  const request = await container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE).find(orderId);
  if (!request) throw new ApiError(404, returnMessages.notFound);
  return { ...toReturnRequest(request), orderId, history: request.history };
}

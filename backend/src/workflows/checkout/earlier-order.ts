import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import { IdempotencyModule } from "#modules/idempotency/service";
import { type OrderRequest, requestHash } from "./order-request";

/**
 * The order placed by an earlier attempt of the same request.
 *
 * @returns its id; null when the request has no key or a new one.
 * @throws ApiError 409 the key was used for another order.
 */
export async function findEarlierOrder(container: MedusaContainer, request: OrderRequest): Promise<string | null> {
  if (!request.key) return null;
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const earlier = await IdempotencyModule.findIn(database.run, request.customerId, request.key);
  if (earlier && earlier.request_hash !== requestHash(request.body)) throw new ApiError(409, orderMessages.keyReused);
  return earlier?.result_id ?? null;
}

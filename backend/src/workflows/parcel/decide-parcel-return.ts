import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnDecision } from "@haat/api-contract/return-request/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { ReturnRequestModule } from "#modules/return-request/service";
import { decideReturn } from "../return/decide-return";
import { orderOfParcel } from "./own-parcel";

type Decision = { sellerId: string; parcelId: string; to: ReturnDecision; rejection?: string | undefined };

/**
 * A seller decides on a return of their own goods as staff do, or receives them. A request that includes others' goods
 * is left to staff: one request has one decision.
 *
 * @returns the order, and whether anything changed; false if that was decided already.
 * @throws ApiError 404 no such parcel of this seller, or no return of anything in it was requested; 409 as
 * `decideReturn`.
 */
export async function decideParcelReturn(
  container: MedusaContainer,
  { sellerId, parcelId, to, rejection }: Decision,
): Promise<{ orderId: string; changed: boolean }> {
  const orderId = await orderOfParcel(container, sellerId, parcelId);
  const [request, own] = await Promise.all([
    container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE).find(orderId),
    container.resolve<ParcelService>(PARCEL_MODULE).linesOf(parcelId),
  ]);
  const asked = request?.lines.map(({ line_id }) => line_id) ?? [];
  if (!asked.some((id) => own.includes(id))) throw new ApiError(404, returnMessages.notFound);
  if (!asked.every((id) => own.includes(id))) throw new ApiError(409, parcelMessages.staffDecide);
  const by = { kind: "seller", id: sellerId } as const;
  return { orderId, changed: await decideReturn(container, { orderId, to, by, rejection }) };
}

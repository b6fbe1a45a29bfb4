import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { type OrderState, readOrderState, type StateParcel } from "../order/order-state";

/**
 * `sellerId` null: of any seller, or of the shop. @throws ApiError 404 no such parcel of this seller. @returns its
 * order's id.
 */
export async function orderOfParcel(
  container: MedusaContainer,
  sellerId: string | null,
  parcelId: string,
): Promise<string> {
  const orderId = await container.resolve<ParcelService>(PARCEL_MODULE).orderOf(sellerId, parcelId);
  if (!orderId) throw new ApiError(404, parcelMessages.notFound);
  return orderId;
}

/** A parcel with its order, as both are now. To change them, read it under the order's lock. */
export async function readParcelState(
  container: MedusaContainer,
  orderId: string,
  parcelId: string,
): Promise<{ state: OrderState; parcel: StateParcel }> {
  const state = await readOrderState(container, { orderId, customerId: null });
  const parcel = state?.parcels.find(({ id }) => id === parcelId);
  if (!state || !parcel) throw new ApiError(404, parcelMessages.notFound);
  return { state, parcel };
}

/** @throws ApiError 409 it was changed since the caller saw it. `seen` absent: any version. */
export function checkSeen({ version }: StateParcel, seen: string | undefined): void {
  if (seen !== undefined && seen !== version) throw new ApiError(409, parcelMessages.changedMeanwhile);
}

/**
 * The current status. A cancellation in the engine's own admin counts at once, though our record follows a moment
 * later.
 */
export const statusNow = <Status extends string>({ engineStatus }: OrderState, status: Status): Status | "cancelled" =>
  engineStatus === "canceled" ? "cancelled" : status;

/** @throws ApiError 404 no such parcel of this seller. */
export async function readSellerOrder(
  container: MedusaContainer,
  sellerId: string,
  parcelId: string,
): Promise<SellerOrderDetail> {
  const order = await container.resolve<ParcelService>(PARCEL_MODULE).detail(sellerId, parcelId);
  if (!order) throw new ApiError(404, parcelMessages.notFound);
  return order;
}

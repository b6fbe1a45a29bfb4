import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../errors/api-error";
import { PARCEL_MODULE } from "../../modules/parcel";
import type { ParcelService } from "../../modules/parcel/service";

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

import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { isDeliveryCode, readDeliveryCode } from "#config/delivery-code";
import { ApiError } from "#errors/api-error";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";

/**
 * Checks the code that a seller enters for a parcel. The try is counted before the check and outside of any
 * transaction, so that a rejection does not roll it back. The right code is used up by the delivery itself.
 *
 * @throws ApiError 400 wrong code, 409 there is none or too many were wrong: then staff have to confirm the delivery.
 */
export async function checkDeliveryCode(container: MedusaContainer, parcelId: string, named: string): Promise<void> {
  const parcels = container.resolve<ParcelService>(PARCEL_MODULE);
  const tried = await parcels.tryCode(parcelId);
  if (!tried) throw new ApiError(409, parcelMessages.noCode);
  // The shop's secret has changed since: the code can't be decrypted any more.
  if (readDeliveryCode(tried.code) === null) throw new ApiError(409, parcelMessages.noCode);
  if (tried.tries > limits.deliveryCodeTries) throw new ApiError(409, parcelMessages.codeLocked);
  if (isDeliveryCode(tried.code, named)) return;
  const left = limits.deliveryCodeTries - tried.tries;
  if (left === 0) throw new ApiError(409, parcelMessages.codeLocked);
  throw new ApiError(400, parcelMessages.codeWrong(left));
}

import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { ApiError } from "#errors/api-error";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { deliverParcel } from "#workflows/parcel/advance-parcel";

export const PUT = defineRoute("confirmParcelDelivery", async ({ params, auth, scope }) => {
  const parcel = await scope.resolve<ParcelService>(PARCEL_MODULE).ofSeller(params.parcelId);
  if (!parcel) throw new ApiError(404, parcelMessages.notFound);
  const by = { kind: "administrator", id: administratorOf(auth).userId } as const;
  const changed = await deliverParcel(scope, { ...parcel, by });
  return { message: changed ? parcelMessages.confirmed : parcelMessages.unchanged("delivered") };
});

import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { defineRoute } from "#http/define-route";
import { advanceParcel } from "#workflows/parcel/advance-parcel";
import { readSellerOrder } from "#workflows/parcel/own-parcel";

export const PUT = defineRoute("moveParcel", async ({ params, body, auth, scope }) => {
  const { status: to, carrier, trackingNumber, code, version: seen } = body;
  const { parcelId } = params;
  const tracking = { carrier, trackingNumber };
  const changed = await advanceParcel(scope, { sellerId: auth.id, parcelId, to, tracking, code, seen });
  const message = changed ? parcelMessages.moved(to) : parcelMessages.unchanged(to);
  return { message, order: await readSellerOrder(scope, auth.id, parcelId) };
});

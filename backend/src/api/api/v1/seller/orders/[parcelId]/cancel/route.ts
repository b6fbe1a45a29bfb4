import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { defineRoute } from "#http/define-route";
import { cancelSellerParcel } from "#workflows/parcel/cancel-parcel";
import { readSellerOrder } from "#workflows/parcel/own-parcel";

export const PUT = defineRoute("cancelParcel", async ({ params, body, auth, scope }) => {
  const { reason, version: seen } = body;
  const { parcelId } = params;
  const changed = await cancelSellerParcel(scope, { sellerId: auth.id, parcelId, reason, seen });
  const message = changed ? parcelMessages.cancelled : parcelMessages.unchanged("cancelled");
  return { message, order: await readSellerOrder(scope, auth.id, parcelId) };
});

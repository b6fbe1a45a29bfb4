import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { defineRoute } from "#http/define-route";
import { correctParcelTracking } from "#workflows/parcel/correct-tracking";
import { readSellerOrder } from "#workflows/parcel/own-parcel";

export const PUT = defineRoute("correctTracking", async ({ params, body, auth, scope }) => {
  const { version: seen, ...tracking } = body;
  const { parcelId } = params;
  const by = { kind: "seller", id: auth.id } as const;
  const changed = await correctParcelTracking(scope, { sellerId: auth.id, parcelId }, { by, tracking, seen });
  const message = changed ? parcelMessages.trackingCorrected : parcelMessages.trackingUnchanged;
  return { message, order: await readSellerOrder(scope, auth.id, parcelId) };
});

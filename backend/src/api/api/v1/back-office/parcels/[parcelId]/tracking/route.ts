import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { correctParcelTracking } from "#workflows/parcel/correct-tracking";

export const PUT = defineRoute("correctParcelTracking", async ({ params, body, auth, scope }) => {
  const { version: seen, ...tracking } = body;
  const by = { kind: "administrator", id: administratorOf(auth).userId } as const;
  const { parcelId } = params;
  const changed = await correctParcelTracking(scope, { sellerId: null, parcelId }, { by, tracking, seen });
  return { message: changed ? parcelMessages.trackingCorrected : parcelMessages.trackingUnchanged };
});

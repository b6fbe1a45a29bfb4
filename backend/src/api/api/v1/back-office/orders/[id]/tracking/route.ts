import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { correctOrderTracking } from "#workflows/parcel/correct-tracking";

export const PUT = defineRoute("correctOrderTracking", async ({ params, body, auth, scope }) => {
  const { version: seen, ...tracking } = body;
  const by = { kind: "administrator", id: administratorOf(auth).userId } as const;
  const changed = await correctOrderTracking(scope, params.id, { by, tracking, seen });
  return { message: changed ? parcelMessages.trackingCorrected : parcelMessages.trackingUnchanged };
});

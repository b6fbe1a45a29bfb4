import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { recordParcelCash } from "#workflows/parcel/record-parcel-cash";

export const POST = defineRoute("recordParcelCash", async ({ params, body, auth, scope }) => {
  await recordParcelCash(scope, administratorOf(auth), params.parcelId, body);
  return { message: parcelMessages.cashReceived };
});

import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { recordRemittance } from "#workflows/parcel/record-remittance";

export const POST = defineRoute("recordRemittance", async ({ body, auth, scope }) => {
  const { lines, recorded } = await recordRemittance(scope, administratorOf(auth), body.csv);
  return { message: parcelMessages.remittanceRecorded(recorded.parcels), lines, recorded };
});

import { defineRoute } from "#http/define-route";
import { previewRemittance } from "#workflows/parcel/record-remittance";

export const POST = defineRoute("previewRemittance", async ({ body, scope }) => previewRemittance(scope, body.csv));

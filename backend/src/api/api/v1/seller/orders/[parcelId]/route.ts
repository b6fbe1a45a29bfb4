import { defineRoute } from "#http/define-route";
import { readSellerOrder } from "#workflows/parcel/own-parcel";

export const GET = defineRoute("getSellerOrder", async ({ params, auth, scope }) => ({
  order: await readSellerOrder(scope, auth.id, params.parcelId),
}));

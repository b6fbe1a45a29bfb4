import { defineRoute } from "#http/define-route";
import { readSellerEarnings } from "#workflows/seller-earnings/read-seller-earnings";

export const GET = defineRoute("getSellerEarnings", ({ auth, query, scope }) =>
  readSellerEarnings(scope, auth.id, query),
);

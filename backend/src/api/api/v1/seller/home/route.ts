import { defineRoute } from "#http/define-route";
import { readSellerHome } from "#workflows/seller-home/read-seller-home";

export const GET = defineRoute("getSellerHome", ({ auth, scope }) => readSellerHome(scope, auth.id));

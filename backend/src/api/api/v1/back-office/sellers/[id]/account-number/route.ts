import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { showAccountNumber } from "#workflows/seller/show-account-number";

export const POST = defineRoute("showSellerAccountNumber", async ({ params, auth, scope }) => ({
  number: await showAccountNumber(scope, administratorOf(auth), params.id),
}));

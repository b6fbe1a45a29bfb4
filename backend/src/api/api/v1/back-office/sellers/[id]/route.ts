import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readSeller } from "#workflows/seller/read-seller";

export const GET = defineRoute("getSeller", async ({ params, auth, scope }) => ({
  seller: await readSeller(scope, administratorOf(auth), params.id),
}));

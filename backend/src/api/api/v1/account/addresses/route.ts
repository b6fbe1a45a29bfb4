import { accountMessages } from "@haat/api-contract/account/messages";
import { defineRoute } from "#http/define-route";
import { readAddresses } from "#workflows/account/address-book";
import { addAddress } from "#workflows/account/change-addresses";

export const GET = defineRoute("listAddresses", async ({ auth, scope }) => ({
  addresses: await readAddresses(scope, auth.id),
}));

export const POST = defineRoute("addAddress", async ({ auth, body, scope }) => ({
  address: await addAddress(scope, auth.id, body),
  message: accountMessages.addressSaved,
}));

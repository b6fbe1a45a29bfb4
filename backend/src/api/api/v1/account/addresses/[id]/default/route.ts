import { accountMessages } from "@haat/api-contract/account/messages";
import { defineRoute } from "#http/define-route";
import { makeDefaultAddress } from "#workflows/account/change-addresses";

export const PUT = defineRoute("setDefaultAddress", async ({ auth, params, scope }) => ({
  address: await makeDefaultAddress(scope, { customerId: auth.id, addressId: params.id }),
  message: accountMessages.addressDefault,
}));

import { accountMessages } from "@haat/api-contract/account/messages";
import { defineRoute } from "#http/define-route";
import { removeAddress, updateAddress } from "#workflows/account/change-addresses";

export const PUT = defineRoute("updateAddress", async ({ auth, params, body, scope }) => ({
  address: await updateAddress(scope, { customerId: auth.id, addressId: params.id }, body),
  message: accountMessages.addressSaved,
}));

export const DELETE = defineRoute("removeAddress", async ({ auth, params, scope }) => ({
  addresses: await removeAddress(scope, { customerId: auth.id, addressId: params.id }),
  message: accountMessages.addressRemoved,
}));

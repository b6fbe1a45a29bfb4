import type { Address } from "@haat/api-contract/account/schemas";
import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { type OrderAddressRow, toOrderAddress } from "#engine/order/order-address";
import { toEngineAddress } from "#engine/to-engine-address";

/** What is read of an address of the engine's customers. */
export type AddressRow = OrderAddressRow & { id: string; is_default: boolean };

export const toAddress = ({ id, is_default, ...row }: AddressRow): Address => ({
  _id: id,
  ...toOrderAddress(row),
  isDefault: is_default,
});

/** Whole, so that a change leaves no last name behind that the back office wrote. */
export const toAddressRow = (address: ShippingAddress) => ({ ...toEngineAddress(address), last_name: null });

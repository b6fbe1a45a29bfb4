import type { Address } from "@haat/api-contract/account/schemas";
import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { type OrderAddressRow, toOrderAddress } from "#engine/order/order-address";
import { toEngineAddress } from "#engine/to-engine-address";

/** The columns read of the engine's customer address. */
export type AddressRow = OrderAddressRow & { id: string; is_default: boolean };

export const toAddress = ({ id, is_default, ...row }: AddressRow): Address => ({
  _id: id,
  ...toOrderAddress(row),
  isDefault: is_default,
});

/** One field, so that an update also replaces a last name entered in the back office. */
export const toAddressRow = (address: ShippingAddress) => ({ ...toEngineAddress(address), last_name: null });

import type { Address } from "@haat/api-contract/account/schemas";
import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { toEngineAddress } from "#engine/to-engine-address";

/** What is read of an address of the engine's customers. */
export type AddressRow = {
  id: string;
  name: string | null;
  phone: string | null;
  address_1: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
  is_default: boolean;
};

export const toAddress = (row: AddressRow): Address => ({
  _id: row.id,
  name: row.name ?? "",
  mobile: row.phone ?? "",
  address: row.address_1 ?? "",
  city: row.city ?? "",
  state: row.province ?? "",
  pincode: row.postal_code ?? "",
  country: row.country ?? "India",
  isDefault: row.is_default,
});

/** Whole, so that a change leaves no last name behind that the back office wrote. */
export const toAddressRow = (address: ShippingAddress) => ({ ...toEngineAddress(address), last_name: null });

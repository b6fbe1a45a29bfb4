import type { Address } from "@haat/api-contract/account/schemas";
import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { groundNames } from "../../setup/shop-ground";

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

/** The engine knows countries by code; what the shopper wrote is kept beside it, as orders do. */
export const toAddressRow = ({ name, mobile, address, city, state, pincode, country }: ShippingAddress) => ({
  first_name: name,
  last_name: null,
  phone: mobile,
  address_1: address,
  city,
  province: state,
  postal_code: pincode,
  country_code: groundNames.country,
  metadata: { country },
});

import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { storeDefaultNames } from "./store-defaults";

/** An address as the engine's orders and customers keep it. */
export const toEngineAddress = ({ name, mobile, address, city, state, pincode, country }: ShippingAddress) => ({
  // Our form has one name field: where the first name ends cannot be known.
  first_name: name,
  phone: mobile,
  address_1: address,
  city,
  province: state,
  postal_code: pincode,
  // The engine stores a country as a code; the shopper's own text is kept in the metadata.
  country_code: storeDefaultNames.country,
  metadata: { country },
});

import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { storeDefaultNames } from "./store-defaults";

/** An address as the engine's orders and customers keep it. */
export const toEngineAddress = ({ name, mobile, address, city, state, pincode, country }: ShippingAddress) => ({
  // One field in our form: nobody can tell where a first name ends.
  first_name: name,
  phone: mobile,
  address_1: address,
  city,
  province: state,
  postal_code: pincode,
  // The engine knows countries by code; what the shopper wrote is kept beside it.
  country_code: storeDefaultNames.country,
  metadata: { country },
});

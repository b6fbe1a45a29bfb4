import type { ShippingAddress } from "@haat/api-contract/order/schemas";
import { groundNames } from "../../setup/shop-ground";

/** An address as the engine's orders keep it. */
export const toEngineAddress = (customerId: string, address: ShippingAddress) => ({
  customer_id: customerId,
  // One field in our form: nobody can tell where a first name ends.
  first_name: address.name,
  phone: address.mobile,
  address_1: address.address,
  city: address.city,
  province: address.state,
  postal_code: address.pincode,
  country_code: groundNames.country,
  metadata: { country: address.country },
});

import type { storedAddressSchema } from "@haat/api-contract/order/schemas";
import type { z } from "zod";

type OrderAddress = z.infer<typeof storedAddressSchema>;

/** An order's delivery address as the engine stores it: every field may be missing. */
export type OrderAddressRow = Record<keyof OrderAddress, string | null>;

/** The full name from `a`, a row of the engine's `order_address`. */
export const addressNameSql = "concat_ws(' ', a.first_name, NULLIF(a.last_name, ''))";

/** The address in `a` as JSON: `OrderAddressRow`. */
export const orderAddressSql = `json_build_object('name', ${addressNameSql}, 'mobile', a.phone, 'address', a.address_1,
  'city', a.city, 'state', a.province, 'pincode', a.postal_code, 'country', a.metadata->>'country')`;

export const toOrderAddress = (row: OrderAddressRow): OrderAddress => ({
  name: row.name ?? "",
  mobile: row.mobile ?? "",
  address: row.address ?? "",
  city: row.city ?? "",
  state: row.state ?? "",
  pincode: row.pincode ?? "",
  country: row.country ?? "India",
});

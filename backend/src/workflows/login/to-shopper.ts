import type { Shopper } from "@haat/api-contract/login/schemas";
import type { CustomerDTO } from "@medusajs/framework/types";

/** A customer as their own login shows them. */
export const toShopper = ({ id, email, phone }: Pick<CustomerDTO, "id" | "email" | "phone">): Shopper => ({
  _id: id,
  email: email || null,
  mobile: phone || null,
});

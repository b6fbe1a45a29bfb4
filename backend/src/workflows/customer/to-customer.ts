import type { CustomerRow } from "@haat/api-contract/customer/schemas";
import type { CustomerFigures } from "../../modules/figures/read/customers";

export const rupees = (paise: number): number => paise / 100;

export const toCustomerRow = (row: CustomerFigures): CustomerRow => ({
  _id: row.customer_id,
  name: row.name,
  email: row.email,
  isEmailVerified: row.email_verified,
  mobile: row.mobile,
  isMobileVerified: row.mobile_verified,
  joinedAt: row.joined_at.toISOString(),
  orders: row.orders,
  spent: rupees(row.spent_paise),
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
  blocked: row.blocked,
});

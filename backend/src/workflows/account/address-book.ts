import type { Address } from "@haat/api-contract/account/schemas";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { lockCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { type AddressRow, toAddress } from "./to-address";

/** The default first, then the newest. */
const bookSql = (customer: string) => `
  SELECT id, concat_ws(' ', NULLIF(first_name, ''), NULLIF(last_name, '')) AS name, phone AS mobile, address_1 AS address, city,
         province AS state, postal_code AS pincode, metadata->>'country' AS country, is_default_shipping AS is_default
    FROM haat_customer_address WHERE customer_id = ${customer}
   ORDER BY is_default_shipping DESC, created_at DESC, id DESC`;

export async function readAddresses(container: MedusaContainer, customerId: string): Promise<Address[]> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const rows = await database.run<AddressRow>({ name: "address-book", text: bookSql("$1"), values: [customerId] });
  return rows.map(toAddress);
}

/**
 * Locks the customer's row, to serialize changes of one address book across processes, and to change none of a deleted
 * account.
 *
 * @throws ApiError 401 when the account is gone.
 */
export async function lockOwnCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  if (!(await lockCustomerRow(transaction, customerId))) throw new ApiError(401, loginMessages.tokenRejected);
}

/** Changes a shopper's address book in one transaction, one change at a time; returns the new address book. */
export const changeAddressBook = (
  container: MedusaContainer,
  customerId: string,
  change: (book: Address[], transaction: OneTransaction) => Promise<void>,
): Promise<Address[]> =>
  inOneTransaction(container, async (transaction) => {
    await lockOwnCustomer(transaction, customerId);
    const read = async () => (await transaction.run<AddressRow>(bookSql("?"), [customerId])).map(toAddress);
    await change(await read(), transaction);
    await transaction.flush();
    return await read();
  });

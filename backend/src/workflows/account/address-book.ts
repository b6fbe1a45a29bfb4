import type { Address } from "@haat/api-contract/account/schemas";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { inOneTransaction, type OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../errors/api-error";
import { type AddressRow, toAddress } from "./to-address";

/** The default first, then the newest. */
const bookSql = (customer: string) => `
  SELECT id, concat_ws(' ', NULLIF(first_name, ''), NULLIF(last_name, '')) AS name, phone, address_1, city, province,
         postal_code, metadata->>'country' AS country, is_default_shipping AS is_default
    FROM customer_address WHERE customer_id = ${customer} AND deleted_at IS NULL
   ORDER BY is_default_shipping DESC, created_at DESC, id DESC`;

export async function readAddresses(container: MedusaContainer, customerId: string): Promise<Address[]> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const rows = await database.run<AddressRow>({ name: "address-book", text: bookSql("$1"), values: [customerId] });
  return rows.map(toAddress);
}

/**
 * Takes the customer's row, so that of many changes to one address book, from any process, one is made after another,
 * and none to the book of an account that is gone.
 *
 * @throws ApiError 401 when it is.
 */
export async function takeCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  const rows = await transaction.run("SELECT id FROM customer WHERE id = ? AND deleted_at IS NULL FOR UPDATE", [
    customerId,
  ]);
  if (rows.length === 0) throw new ApiError(401, loginMessages.tokenRejected);
}

/** Changes a shopper's address book in one transaction, one change at a time; answers the book as it is then. */
export const changeAddressBook = (
  container: MedusaContainer,
  customerId: string,
  change: (book: Address[], transaction: OneTransaction) => Promise<void>,
): Promise<Address[]> =>
  inOneTransaction(container, async (transaction) => {
    await takeCustomer(transaction, customerId);
    const read = async () => (await transaction.run<AddressRow>(bookSql("?"), [customerId])).map(toAddress);
    await change(await read(), transaction);
    await transaction.flush();
    return await read();
  });

/** Makes one address the default and no other. */
export async function setDefault(transaction: OneTransaction, customerId: string, addressId: string): Promise<void> {
  // What was there first: the database allows one default at any moment.
  await transaction.run(
    "UPDATE customer_address SET is_default_shipping = false WHERE customer_id = ? AND is_default_shipping AND id <> ?",
    [customerId, addressId],
  );
  await transaction.run("UPDATE customer_address SET is_default_shipping = true WHERE customer_id = ? AND id = ?", [
    customerId,
    addressId,
  ]);
}

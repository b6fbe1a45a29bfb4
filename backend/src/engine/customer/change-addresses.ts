import type { OneTransaction } from "#database/one-transaction";

/** Makes one address the default and no other. To be called in a transaction that has taken the customer's row. */
export async function setDefaultAddress(
  transaction: OneTransaction,
  customerId: string,
  addressId: string,
): Promise<void> {
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

/** Removes an address for good: the shop keeps no address that its owner took out. */
export async function deleteAddress(transaction: OneTransaction, customerId: string, addressId: string): Promise<void> {
  await transaction.run("DELETE FROM customer_address WHERE customer_id = ? AND id = ?", [customerId, addressId]);
}

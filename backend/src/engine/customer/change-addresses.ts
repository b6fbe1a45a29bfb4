import type { OneTransaction } from "#engine/hooks/one-transaction";

/** Makes one address the only default. Call it in a transaction that has locked the customer's row. */
export async function setDefaultAddress(
  transaction: OneTransaction,
  customerId: string,
  addressId: string,
): Promise<void> {
  // Clear the old default first: the database allows only one at any moment.
  await transaction.run(
    "UPDATE customer_address SET is_default_shipping = false WHERE customer_id = ? AND is_default_shipping AND id <> ?",
    [customerId, addressId],
  );
  await transaction.run("UPDATE customer_address SET is_default_shipping = true WHERE customer_id = ? AND id = ?", [
    customerId,
    addressId,
  ]);
}

/** Deletes the row itself: the shop keeps no address that its owner has removed. */
export async function deleteAddress(transaction: OneTransaction, customerId: string, addressId: string): Promise<void> {
  await transaction.run("DELETE FROM customer_address WHERE customer_id = ? AND id = ?", [customerId, addressId]);
}

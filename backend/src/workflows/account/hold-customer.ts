import { loginMessages } from "@haat/api-contract/login/messages";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";

/**
 * Keeps the account from being deleted, or joined with another, before the running transaction ends: nothing that it
 * writes outlives its owner. Any number may hold one account at the same time.
 *
 * @throws ApiError 401 when the account is gone.
 */
export async function holdCustomer(transaction: OneTransaction, customerId: string): Promise<void> {
  const rows = await transaction.run("SELECT id FROM customer WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE", [
    customerId,
  ]);
  if (rows.length === 0) throw new ApiError(401, loginMessages.tokenRejected);
}

import { createHash } from "node:crypto";
import { customerMessages } from "@haat/api-contract/customer/messages";
import { walletMessages } from "@haat/api-contract/wallet/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { shareCustomerRow } from "#engine/lock-rows";
import { ApiError } from "#errors/api-error";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { recordChange } from "../audit/record-change";

/** `amount` in rupees; `key` is the caller's idempotency key for this credit. */
type Gift = { customerId: string; amount: number; note: string; key: string; staffId: string };

/** Hashed, because the entry outlives the account and must not identify its owner. */
const referenceOf = ({ staffId, customerId, key }: Gift): string =>
  `staff:${createHash("sha256")
    .update(JSON.stringify([staffId, customerId, key]))
    .digest("hex")}`;

/**
 * Credits a customer's wallet, once for each key of a staff member, and records the reason in the audit log.
 *
 * @throws ApiError 404 no such customer, 409 the key was used for another amount.
 */
export async function creditByHand(container: MedusaContainer, gift: Gift): Promise<void> {
  const { customerId, amount, note, staffId } = gift;
  const service = container.resolve<WalletService>(WALLET_MODULE);
  const amountPaise = Math.round(amount * 100);
  const reference = referenceOf(gift);
  await inOneTransaction(container, async (transaction) => {
    const wallets = service.within(transaction.prepared);
    if (!(await shareCustomerRow(transaction, customerId))) throw new ApiError(404, customerMessages.notFound);
    const isNew = await wallets.credit({ customerId, amountPaise, reason: "staff", reference, orderId: null });
    if (!isNew) {
      if ((await service.movedIn(transaction.prepared, reference)) === amountPaise) return;
      throw new ApiError(409, walletMessages.keyReused);
    }
    const balance = (await wallets.hold(customerId)) / 100;
    const entry = {
      actorId: staffId,
      action: "customer.wallet-credited",
      // The id instead of the name, because the entry outlives the account. The name is looked up on reading.
      subject: { type: "customer", id: customerId, label: customerId },
      before: null,
      after: { amount, note, balance },
    };
    await recordChange(container, entry, transaction);
  });
}

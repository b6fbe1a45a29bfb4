import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { PAYOUT_MODULE } from "#modules/payout/index";
import type { PayoutRow, PayoutService } from "#modules/payout/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { SELLER_BALANCE_MODULE } from "#modules/seller-balance/index";
import type { Balance, SellerBalanceService } from "#modules/seller-balance/service";
import { recordChange } from "../audit/record-change";
import { notifySellers } from "../seller-notice/notify-sellers";
import { payoutNews } from "../seller-notice/seller-news";

/** `amount` in rupees. */
type Wanted = { amount: number; reference: string };

/**
 * Records a payout to a seller. Payouts to one seller are serialized, so that their total stays within the available
 * balance.
 *
 * @throws ApiError 404, 409 the reference is known or the amount exceeds the available balance.
 */
export async function recordPayout(
  container: MedusaContainer,
  caller: AdministratorAccess,
  sellerId: string,
  { amount, reference }: Wanted,
): Promise<{ payout: PayoutRow; balance: Balance }> {
  const balances = container.resolve<SellerBalanceService>(SELLER_BALANCE_MODULE);
  const payouts = container.resolve<PayoutService>(PAYOUT_MODULE);
  const amountPaise = Math.round(amount * 100);
  return await inOneTransaction(container, async (transaction) => {
    const { prepared } = transaction;
    const { accounts } = container.resolve<SellerService>(SELLER_MODULE).within(prepared);
    const seller = await accounts.lock(sellerId);
    if (!seller) throw new ApiError(404, sellerMessages.notFound);
    const before = await balances.within(prepared, sellerId);
    const payout = await payouts.add(prepared, { sellerId, amountPaise, reference, recordedBy: caller.userId });
    if (!payout) throw new ApiError(409, sellerEarningsMessages.referenceTaken);
    if (amountPaise > before.due - before.paidOut) throw new ApiError(409, sellerEarningsMessages.amountTooLarge);
    await notifySellers(
      container,
      [payoutNews({ id: payout.id, sellerId, paise: amountPaise, reference })],
      transaction,
    );
    const entry = {
      actorId: caller.userId,
      action: "seller.paid-out",
      subject: { type: "seller", id: sellerId, label: seller.email },
      before: null,
      after: { amount, reference },
    };
    await recordChange(container, entry, transaction);
    return { payout, balance: { ...before, paidOut: before.paidOut + amountPaise } };
  });
}

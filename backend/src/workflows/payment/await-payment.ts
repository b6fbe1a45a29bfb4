import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { openCollection, openSession } from "#engine/payment/open-session";
import { paymentProviders, storeDefaultNames } from "#engine/store-defaults";
import type { OpensAt } from "../payment-setup/opens-at-gateway";
import { gatewayPayments } from "./gateway-payments";
import type { NewPayment } from "./open-payment";
import { payFromWallet } from "./pay-from-wallet";

type DeferredPayment = {
  orderId: string;
  customerId: string;
  totalPaise: number;
  /** The amount paid from the wallet immediately. */
  fromWalletPaise: number;
  /** The method for the rest. */
  method: PaymentMethod;
  /** The gateway and key id with which the rest's payment will be opened; null if none is. */
  opensAt: OpensAt | null;
};

type StoredAttempt = Omit<NewPayment, "payer">;

/**
 * Creates the payment collection of a new order with one open session, and no payment until money arrives. The attempt
 * at a gateway is stored with it, so that only the gateway's own call is left once the order is placed.
 *
 * @returns that attempt; null if none was stored.
 */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, totalPaise, fromWalletPaise, method, opensAt }: DeferredPayment,
): Promise<StoredAttempt | null> {
  const duePaise = totalPaise - fromWalletPaise;
  const session = { providerId: paymentProviders[method], amount: duePaise / 100 };
  const { prepared } = transaction;
  const amount = totalPaise / 100;
  // The wallet's payment drops other open sessions, so the rest's is opened after it.
  const opened = await openCollection(prepared, { orderId, amount, session: fromWalletPaise > 0 ? null : session });
  let { sessionId } = opened;
  if (fromWalletPaise > 0) {
    const { collectionId } = opened;
    await payFromWallet(container, transaction, { orderId, customerId, collectionId, amountPaise: fromWalletPaise });
    if (duePaise === 0) return null;
    sessionId = await openSession(prepared, collectionId, session);
  }
  if (!opensAt) return null;
  const attempt = {
    ...opensAt,
    orderId,
    customerId,
    sessionId,
    amountPaise: duePaise,
    currency: storeDefaultNames.currency.toUpperCase(),
  };
  const attemptId = await gatewayPayments(container).attempts(transaction.prepared).add(attempt);
  return { attemptId, gateway: opensAt.gateway, duePaise };
}

import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { linkCollection } from "#engine/payment/deferred-payments";
import { storeDefaultNames } from "#engine/store-defaults";
import type { OpensAt } from "../payment-setup/opens-at-gateway";
import { openSession } from "./await-money";
import { gatewayPayments } from "./gateway-payments";
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

/**
 * Creates the payment collection of a new order with one open session, and no payment until money arrives. The attempt
 * at a gateway is stored with it, so that only the gateway's own call is left once the order is placed.
 */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, totalPaise, fromWalletPaise, method, opensAt }: DeferredPayment,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const money = { currency_code: storeDefaultNames.currency, amount: totalPaise / 100 };
  const collection = await payments.createPaymentCollections(
    { ...money, status: PaymentCollectionStatus.AWAITING } as typeof money,
    transaction.contextFor(payments),
  );
  await transaction.flush();
  const collectionId = collection.id;
  await linkCollection(transaction, { orderId, collectionId });
  if (fromWalletPaise > 0) {
    await payFromWallet(container, transaction, { orderId, customerId, collectionId, amountPaise: fromWalletPaise });
  }
  const duePaise = totalPaise - fromWalletPaise;
  if (duePaise === 0) return;
  const sessionId = await openSession(container, transaction, collectionId, { method, duePaise });
  if (!opensAt) return;
  const attempt = {
    ...opensAt,
    orderId,
    customerId,
    sessionId,
    amountPaise: duePaise,
    currency: storeDefaultNames.currency.toUpperCase(),
  };
  await gatewayPayments(container).attempts(transaction.prepared).add(attempt);
}

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
  /** What the wallet pays at once. */
  fromWalletPaise: number;
  /** By which the rest comes. */
  method: PaymentMethod;
  /** Where the rest's payment is about to be opened, with which keys; null where nothing is opened. */
  opensAt: OpensAt | null;
};

/**
 * What an order costs is awaited: a collection with one open session, and no payment until there is money. The opening at
 * a gateway is kept with it, so that nothing but the gateway's own call is left to do once the order stands.
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

import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { groundNames } from "../../setup/shop-ground";
import { awaitMoney } from "../payment/await-money";
import { payFromWallet } from "../wallet/pay-from-wallet";

type Awaited = {
  orderId: string;
  customerId: string;
  totalPaise: number;
  /** What the wallet pays at once. */
  fromWalletPaise: number;
  /** By which the rest comes. */
  method: PaymentMethod;
};

/** What an order costs is awaited: a collection with one open session, and no payment until there is money. */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, totalPaise, fromWalletPaise, method }: Awaited,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const money = { currency_code: groundNames.currency, amount: totalPaise / 100 };
  const collection = await payments.createPaymentCollections(
    { ...money, status: PaymentCollectionStatus.AWAITING } as typeof money,
    transaction.contextFor(payments),
  );
  await transaction.flush();
  await transaction.run("INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "ordpay"),
    orderId,
    collection.id,
  ]);
  const collectionId = collection.id;
  if (fromWalletPaise > 0) {
    await payFromWallet(container, transaction, { orderId, customerId, collectionId, amountPaise: fromWalletPaise });
  }
  const duePaise = totalPaise - fromWalletPaise;
  if (duePaise > 0) await awaitMoney(container, transaction, { collectionId }, { method, duePaise });
}

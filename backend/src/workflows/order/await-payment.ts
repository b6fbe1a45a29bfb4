import type { PaymentMethod } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { groundNames } from "../../setup/shop-ground";
import { payFromWallet } from "../wallet/pay-from-wallet";
import { paymentProviderOf } from "./payment-methods";

/** `amount` in rupees; `fromWallet` of it, in paise, is paid at once by the wallet of the customer. */
export type AwaitedPayment = {
  orderId: string;
  amount: number;
  method: PaymentMethod;
  wallet?: { customerId: string; fromWallet: number };
};

/**
 * The money is awaited: a collection with one open session, and no payment until there is money. What the wallet pays is
 * there at once; then only the rest is awaited, or nothing.
 *
 * @returns whether the order is paid.
 * @throws ApiError 409 the wallet does not hold so much.
 */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, amount, method, wallet }: AwaitedPayment,
): Promise<boolean> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const money = { currency_code: groundNames.currency, amount };
  const collection = await payments.createPaymentCollections(
    { ...money, status: PaymentCollectionStatus.AWAITING } as typeof money,
    context,
  );
  const paid = wallet?.fromWallet ?? 0;
  const due = Math.round(amount * 100) - paid;
  if (due > 0) {
    const rest = { ...money, amount: due / 100, provider_id: paymentProviderOf(method), data: {} };
    await payments.createPaymentSession(collection.id, rest, context);
  }
  await transaction.flush();
  await transaction.run("INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "ordpay"),
    orderId,
    collection.id,
  ]);
  if (wallet && paid > 0) {
    const { customerId } = wallet;
    await payFromWallet(container, transaction, {
      orderId,
      customerId,
      collectionId: collection.id,
      amountPaise: paid,
    });
  }
  return due === 0;
}

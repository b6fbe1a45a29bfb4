import type { PaymentMethod } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { groundNames } from "../../setup/shop-ground";
import { paymentProviderOf } from "./payment-methods";

/** The money is awaited: a collection with one open session, and no payment until there is money. `amount` in rupees. */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, amount, method }: { orderId: string; amount: number; method: PaymentMethod },
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const money = { currency_code: groundNames.currency, amount };
  const collection = await payments.createPaymentCollections(
    { ...money, status: PaymentCollectionStatus.AWAITING } as typeof money,
    context,
  );
  const provider_id = paymentProviderOf(method);
  await payments.createPaymentSession(collection.id, { ...money, provider_id, data: {} }, context);
  await transaction.flush();
  await transaction.run("INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "ordpay"),
    orderId,
    collection.id,
  ]);
}

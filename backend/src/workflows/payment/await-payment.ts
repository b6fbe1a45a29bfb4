import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { openCollection, openSession } from "#engine/payment/open-session";
import { paymentProviders, storeDefaultNames } from "#engine/store-defaults";
import type { NewTask } from "#queue/payloads";
import { addTasks } from "#queue/task-sql";
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
};

/** The session that awaits an order's money; null if nothing is due any more. */
type DuePayment = { sessionId: string; duePaise: number } | null;

/** Creates the payment collection of a new order with one open session, and no payment until money arrives. */
export async function awaitPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, totalPaise, fromWalletPaise, method }: DeferredPayment,
): Promise<DuePayment> {
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
  return { sessionId, duePaise };
}

type Opening = {
  orderId: string;
  customerId: string;
  due: DuePayment;
  /** The gateway and key id with which the payment will be opened; null if none is. */
  opensAt: OpensAt | null;
};

/**
 * Adds a new order's tasks, and by the same statement the attempt at a gateway, so that only the gateway's own call is
 * left once the order is placed.
 *
 * @returns the attempt; null if the order needs none, and only the tasks were added.
 */
export async function storeAttemptAndTasks(
  container: MedusaContainer,
  { prepared }: OneTransaction,
  { orderId, customerId, due, opensAt }: Opening,
  tasks: readonly NewTask[],
): Promise<Omit<NewPayment, "payer" | "bankOffer"> | null> {
  if (!due || !opensAt) {
    await addTasks(prepared, tasks);
    return null;
  }
  const { sessionId, duePaise } = due;
  const currency = storeDefaultNames.currency.toUpperCase();
  const attempt = { ...opensAt, orderId, customerId, sessionId, amountPaise: duePaise, currency };
  const attemptId = await gatewayPayments(container).attempts(prepared).add(attempt, tasks);
  return { attemptId, ...opensAt, duePaise };
}

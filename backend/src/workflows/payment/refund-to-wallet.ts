import { refundMessages } from "@haat/api-contract/refund/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundTask } from "#modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { settleRefund } from "./settle-refund";

/** The order's current owner: accounts can be merged or deleted. */
async function ownerOf(transaction: OneTransaction, orderId: string): Promise<string> {
  const [owner] = await transaction.run<{ id: string }>(
    "SELECT customer_id AS id FROM haat_order_status WHERE order_id = ?",
    [orderId],
  );
  return owner?.id ?? "";
}

/** Credits a refund to the shopper's wallet, in one transaction with our record of it. */
export async function refundToWallet(container: MedusaContainer, task: RefundTask): Promise<void> {
  const { id: reference, orderId, amountPaise } = task;
  const give = async (transaction: OneTransaction) => {
    const customerId = await ownerOf(transaction, orderId);
    const wallets = container.resolve<WalletService>(WALLET_MODULE).within(transaction.prepared);
    await wallets.credit({ customerId, amountPaise, reference, orderId, reason: "refund" });
  };
  try {
    await settleRefund(container, task, { gatewayRefundId: null, give });
  } catch (error) {
    if (!(error instanceof Error && error.name === "NoWalletOwner")) throw error;
    await withoutOwner(container, task);
  }
}

/** The account was deleted; or it was just merged, and the next try finds the new owner. */
async function withoutOwner(container: MedusaContainer, task: RefundTask): Promise<void> {
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const { noAccount } = refundMessages.problems;
  await (task.tries < 2
    ? payments.refundTasks().postpone(task, noAccount)
    : payments.refundTasks().fail(task, noAccount));
}

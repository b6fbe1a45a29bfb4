import { orderMessages } from "@haat/api-contract/order/messages";
import { refundMessages } from "@haat/api-contract/refund/messages";
import { maskedUpi, type RefundPayeeBody } from "@haat/api-contract/refund/payee";
import { maskedNumber } from "@haat/api-contract/seller-business/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { StoredPayee } from "#modules/gateway-payment/refund-payees";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { recordChange } from "../audit/record-change";
import { withOrderLock } from "../order/order-lock";
import { readOrder } from "../order/read-orders";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { checkRefundChoice } from "../payment/refund-choice";
import { awaitRefunds } from "../payment/send-refunds";
import { readNumber, sealNumber } from "../seller-business/account-number";
import { refreshPaymentStatus } from "./payment-status";

/** The UPI ID or account number is stored encrypted, like sellers' numbers. */
function toStored(body: Exclude<RefundPayeeBody, { way: "wallet" }>): StoredPayee {
  if (body.way === "upi") {
    return { way: "upi", holder: null, ifsc: null, masked: maskedUpi(body.upi), sealed: sealNumber(body.upi) };
  }
  const { holder, number, ifsc } = body.account;
  return { way: "bank", holder, ifsc, masked: maskedNumber(number.slice(-4)), sealed: sealNumber(number) };
}

type Asked = { customerId: string; orderId: string };

/**
 * Stores where a shopper wants the refund that a person pays, until it is paid; or sends it to the wallet.
 *
 * @throws ApiError 404 no such order of this shopper, 409 no person has to pay any of it, 400 there is no wallet.
 */
export async function setRefundPayee(
  container: MedusaContainer,
  { customerId, orderId }: Asked,
  body: RefundPayeeBody,
): Promise<void> {
  if (body.way === "wallet") await checkRefundChoice(container, "wallet");
  // Only authorized callers wait for the order's lock.
  if (!(await readOrder(container, customerId, orderId))) throw new ApiError(404, orderMessages.notFound);
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const sent = await withOrderLock(container, orderId, () =>
    inOneTransaction(container, async (transaction): Promise<string[]> => {
      const tasks = payments.refundTasks(transaction.prepared);
      // Includes what was booked just now.
      await tasks.requeue(orderId);
      const toPay = await tasks.toPay(orderId);
      if (toPay.length === 0) throw new ApiError(409, refundMessages.nothingToPay);
      if (body.way !== "wallet") {
        await payments.refundPayees(transaction.prepared).save(orderId, toStored(body));
        return [];
      }
      for (const id of toPay) await tasks.redirectToWallet(id);
      await refreshPaymentStatus(container, transaction, orderId);
      await refreshOrderListing(transaction, [orderId]);
      return toPay;
    }),
  );
  await awaitRefunds(container, sent);
}

type ShownPayee = { way: "upi" | "bank"; holder: string | null; number: string; ifsc: string | null };

/**
 * Where a refund is paid to, in full. Each reading is recorded in the audit log, where it is masked.
 *
 * @throws ApiError 404 there is no such refund, 409 nobody has said where to, it is paid, or it can't be read any more.
 */
export async function showRefundPayee(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
): Promise<ShownPayee> {
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const refund = await payments.findRefund(id);
  if (!refund) throw new ApiError(404, refundMessages.notFound);
  if (refund.status === "done") throw new ApiError(409, refundMessages.isDone);
  if (refund.destination !== null) throw new ApiError(409, refundMessages.notByHand);
  return await inOneTransaction(container, async (transaction) => {
    const stored = await payments.refundPayees(transaction.prepared).of(refund.order._id);
    if (!stored) throw new ApiError(409, refundMessages.payeeMissing);
    const number = readNumber(stored.sealed);
    if (!number) throw new ApiError(409, refundMessages.payeeLost);
    const { way, holder, ifsc, masked } = stored;
    const entry = {
      actorId: caller.userId,
      action: "refund.payee-shown",
      subject: { type: "payment", id, label: `Refund of order #${refund.order.orderNumber}` },
      before: null,
      after: { [way]: masked },
    };
    await recordChange(container, entry, transaction);
    return { way, holder, number, ifsc };
  });
}

import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RecordRefundBody, RefundRow } from "@haat/api-contract/refund/schemas";
import { isByHand } from "@haat/api-contract/refund/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { indiaZone } from "#database/india-day-sql";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { recordChange } from "../audit/record-change";
import { messagesTo } from "../message/email-shopper";
import { withOrderLock } from "../order/order-lock";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { refreshPaymentStatus } from "./payment-status";

/** As `2026-11-24`. */
const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: indiaZone, dateStyle: "short" });

type Recording = RecordRefundBody & { id: string };

/** A recorded payment stays: the same request again changes nothing, any other is refused. */
function checkSame({ paid }: RefundRow, { way, reference, paidOn }: Recording): void {
  if (paid?.way !== way || paid.reference !== reference || paid.paidOn !== paidOn)
    throw new ApiError(409, refundMessages.recordedAlready);
}

function checkDay({ createdAt }: RefundRow, { paidOn }: Recording): void {
  if (paidOn < dayInIndia.format(new Date(createdAt)) || paidOn > dayInIndia.format(new Date()))
    throw new ApiError(400, refundMessages.paidOnInvalid);
}

/** Refuses if the shopper has changed the payee since the payer has read it. */
function checkPayee({ payee }: RefundRow, { payee: seen, way }: Recording): void {
  if ((payee?.changedAt ?? null) !== seen) throw new ApiError(409, refundMessages.payeeChanged);
  if (!payee && way !== "cash") throw new ApiError(409, refundMessages.payeeMissing);
}

/**
 * Records that a person has paid a refund: the task, the order's payment status, the audit log and the shopper's mail
 * are one transaction. Of twenty clicks one does it, and the others find it done.
 *
 * @throws ApiError 404, 409 it is sent automatically, was recorded otherwise, or the shopper has changed where to; 400
 * the day.
 */
export async function recordRefund(
  container: MedusaContainer,
  caller: AdministratorAccess,
  recording: Recording,
): Promise<RefundRow> {
  const { id, way, reference, paidOn } = recording;
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const find = async () => {
    const refund = await payments.findRefund(id);
    if (!refund) throw new ApiError(404, refundMessages.notFound);
    if (!isByHand(refund)) throw new ApiError(409, refundMessages.notByHand);
    return refund;
  };
  const { order } = await find();
  await withOrderLock(container, order._id, async () => {
    const refund = await find();
    if (refund.status === "done") return checkSame(refund, recording);
    checkDay(refund, recording);
    checkPayee(refund, recording);
    const { amount, currency } = refund;
    const news = {
      template: "refund-done",
      refundId: id,
      amount,
      currency,
      destination: null,
      paid: { way, reference },
    } as const;
    // Read before: a transaction that waits for a second connection can wait for ever.
    const messages = await messagesTo(container, order._id, news);
    const record = async (transaction: OneTransaction) => {
      const tasks = payments.refundTasks(transaction.prepared);
      if (!(await tasks.record(id, { way, reference, paidOn, by: caller.userId })))
        throw new ApiError(409, refundMessages.recordedAlready);
      await refreshPaymentStatus(container, transaction, order._id);
      await refreshOrderListing(transaction, [order._id]);
      const entry = {
        actorId: caller.userId,
        action: "refund.recorded",
        subject: { type: "payment", id, label: `Refund of order #${order.orderNumber}` },
        before: { status: refund.status },
        after: { status: "done", amount, way, reference, paidOn },
      };
      await recordChange(container, entry, transaction);
      const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
      await queue.enqueue(transaction.prepared, messages);
    };
    await inOneTransaction(container, record);
  });
  return await find();
}

import { orderMessages } from "@haat/api-contract/order/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundOrderBody } from "@haat/api-contract/refund/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { bookRefunds, type PaidShare } from "#engine/payment/book-refunds";
import { paymentProviders } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundedPieces } from "#modules/gateway-payment/refund-lines";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import type { LineSums } from "#modules/order-money/money-rows";
import { OrderMoneyService } from "#modules/order-money/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { goodsOf } from "#money/order-lines";
import { toPaise } from "#money/rupees";
import { recordChange } from "../audit/record-change";
import { publishOrderEvents, refunded } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { readAnyOrder } from "../order/read-orders";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { type RefundedLine, setRefundedLines } from "../order-money/refunded-lines";
import { checkRefundChoice } from "../payment/refund-choice";
import { paymentStatusWhileToPay } from "./payment-status";
import { planRefund, type RefundPlan } from "./plan-refund";
import { paidFor } from "./refund-money";

type Wish = RefundOrderBody & { orderId: string };
type Found = { order: Order; paid: PaidShare[]; before: RefundedPieces[]; sums: LineSums[] };

const returnedPieces = ({ returnRequest: request }: Order) =>
  request?.action === "return" && request.status === "refunded" ? request.products : [];

/** Pieces of a line that were refunded, by staff or after a return. */
function refundedOf(order: Order, before: readonly RefundedPieces[], lineId: string): number {
  const byStaff = before.find((one) => one.lineId === lineId)?.quantity ?? 0;
  const byReturn = returnedPieces(order).find(({ _id }) => _id === lineId)?.quantity ?? 0;
  return byStaff + byReturn;
}

async function load(container: MedusaContainer, { orderId, refundable }: Wish): Promise<Found> {
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const order = await readAnyOrder(container, orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  const paid = (await paidFor(payments.run, orderId)).map(({ paymentId, amount }) => ({
    paymentId,
    paise: toPaise(amount),
  }));
  const left = paid.reduce((sum, { paise }) => sum + paise, 0);
  if (left !== toPaise(refundable)) throw new ApiError(409, orderMessages.changedMeanwhile);
  // The wallet's payment belongs to an order that still waits for the rest.
  if (left > 0 && order.paymentStatus === "pending") throw new ApiError(409, refundMessages.stillExpected);
  const before = await payments.refundLines().of(orderId);
  return { order, paid, before, sums: await OrderMoneyService.rowsIn(payments.run).of([orderId]) };
}

const plan = ({ order, paid, before, sums }: Found, { products }: Wish): RefundPlan =>
  planRefund({
    lines: order.products.flatMap(({ _id: id, title }) => {
      const line = sums.find(({ lineId }) => lineId === id);
      if (!line) return [];
      return { id, title, pieces: line.pieces, goods: goodsOf(line), refunded: refundedOf(order, before, id) };
    }),
    paid,
    wanted: products,
  });

/** The total ever refunded for each line. */
const totalsOf = ({ sums }: Found, { pieces }: RefundPlan): RefundedLine[] =>
  pieces.map(({ lineId, paise }) => ({
    lineId,
    paise: paise + (sums.find((one) => one.lineId === lineId)?.refunded ?? 0),
  }));

/** Money of the wallet goes back to it; of cash only what the shopper wants in the wallet is sent automatically. */
function destinationOf(provider: string, wished: RefundDestination): RefundDestination | null {
  if (provider === paymentProviders.wallet) return "wallet";
  return provider === paymentProviders.cod && wished === "source" ? null : wished;
}

async function saveRefund(
  container: MedusaContainer,
  transaction: OneTransaction,
  { wish, found, plan, by }: { wish: Wish; found: Found; plan: RefundPlan; by: string },
): Promise<string> {
  const { orderId, destination, reason } = wish;
  const { prepared } = transaction;
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const booked = await bookRefunds(container, transaction, { orderId, shares: plan.shares, by, note: reason });
  const tasks = payments.refundTasks(prepared);
  if (destination) {
    const ways = booked.map(({ id, provider }) => ({ id, way: destinationOf(provider, destination) }));
    await tasks.add(ways.flatMap(({ id, way }) => (way ? [{ engineRefundId: id, destination: way }] : [])));
    await tasks.markManual(
      orderId,
      ways.flatMap(({ id, way }) => (way ? [] : [id])),
    );
  }
  await tasks.requeue(orderId);
  const id = await payments.refundLines(prepared).add(orderId, plan.pieces);
  const refundedLines = totalsOf(found, plan);
  const isComplete = plan.paise === found.paid.reduce((sum, { paise }) => sum + paise, 0);
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const whole = isComplete ? "refunded" : "partially_refunded";
  const paymentStatus = await paymentStatusWhileToPay(prepared, orderId, whole);
  await statuses.setPaymentStatus(orderId, paymentStatus, transaction.contextFor(statuses));
  await refreshOrderListing(transaction, [orderId]);
  await setRefundedLines(transaction, orderId, refundedLines);
  const pieces = Object.fromEntries(plan.pieces.map((piece) => [piece.lineId, piece.quantity]));
  await recordChange(
    container,
    {
      actorId: by,
      action: "order.refunded",
      subject: { type: "order", id: orderId, label: `#${found.order.orderNumber}` },
      before: { paymentStatus: found.order.paymentStatus },
      after: { paymentStatus, amount: plan.paise / 100, pieces, destination: destination ?? "as wished", reason },
    },
    transaction,
  );
  return id;
}

/**
 * Staff refund what was paid for an order, or for some of its pieces: books, sellers' shares, the order's payment
 * status and the destination of the money are one transaction. Of several concurrent clicks one refunds, since the
 * request names what there was to be refunded.
 *
 * @returns rupees.
 * @throws ApiError 404, 400 and 409 as `planRefund`, 409 it was changed meanwhile or still awaits its payment, 400
 * there is no wallet to refund to.
 */
export async function refundOrder(
  container: MedusaContainer,
  caller: AdministratorAccess,
  wish: Wish,
): Promise<number> {
  const { orderId, destination } = wish;
  await checkRefundChoice(container, destination);
  return await withOrderLock(container, orderId, async () => {
    const found = await load(container, wish);
    const planned = plan(found, wish);
    const amount = planned.paise / 100;
    await inOneTransaction(container, async (transaction) => {
      const mark = await saveRefund(container, transaction, { wish, found, plan: planned, by: caller.userId });
      await publishOrderEvents(transaction, [refunded({ id: orderId, amount, mark })]);
    });
    return amount;
  });
}

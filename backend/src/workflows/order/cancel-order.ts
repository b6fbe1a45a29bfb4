import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  cancelOrderWorkflow as cancelInEngineWorkflow,
  cancelOrderFulfillmentWorkflow,
} from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "../../database/one-transaction";
import type { Actor, StoredOrderStatus } from "../../modules/order-status/order-states";
import { checkRefundChoice, chooseRefund } from "../payment/refund-choice";
import { refunded, statusChanged, stockChanged } from "./events";
import { withOrderLock } from "./order-lock";
import { cancellable, checkCancellable, checkNothingLeft, readOrderState } from "./order-state";
import { refundMoney } from "./refund-money";
import { type Withdrawal, withdrawOrder } from "./withdraw-order";

/** `customerId`: whose order it has to be; null for the back office. `from`: where it may stand. */
export type Cancellation = {
  orderId: string;
  customerId: string | null;
  by: Actor;
  from: readonly StoredOrderStatus[];
  /** Why, where a seller cancels the last part that was left; the shopper reads it. */
  reason?: string | undefined;
  /** Nobody has paid for it in time. */
  isUnpaid?: boolean;
};

const validateCancellationStep = createStep(
  "validate-cancellation",
  async (cancellation: Cancellation, { container }) => {
    const state = await readOrderState(container, cancellation);
    checkCancellable(state, cancellation.from);
    if (cancellation.customerId !== null) checkNothingLeft(state);
    return new StepResponse({ cancellation, state, before: state });
  },
);

/**
 * An order that was packed or paid needs more than our one transaction: the engine takes the goods back and refunds.
 * Ours comes after it, so a crash in between leaves an order that can be cancelled again. What has left the house the
 * engine does not cancel; there it only refunds, and our transaction takes the goods back.
 */
const undoFulfilmentAndPaymentStep = createStep(
  "undo-fulfilment-and-payment",
  async (withdrawal: Withdrawal, { container }) => {
    const { orderId, by } = withdrawal.cancellation;
    const { state } = withdrawal;
    const input = { order_id: orderId };
    for (const { id, isShipped } of state.fulfilments) {
      if (isShipped) continue;
      await cancelOrderFulfillmentWorkflow(container).run({ input: { ...input, fulfillment_id: id } });
    }
    const hasLeft = state.engineStatus === "completed" || state.fulfilments.some(({ isShipped }) => isShipped);
    if (hasLeft) {
      const note = `Cancelled on ${new Date().toISOString()}`;
      await refundMoney(container, { orderId, most: state.captured, by: by.id, note });
      return new StepResponse(withdrawal);
    }
    if ((state.fulfilments.length === 0 && state.payments === 0) || state.engineStatus === "canceled") {
      return new StepResponse(withdrawal);
    }
    await cancelInEngineWorkflow(container).run({ input: { ...input, canceled_by: by.id ?? undefined } });
    return new StepResponse({ ...withdrawal, state: { ...state, engineStatus: "canceled" } });
  },
);

const withdrawOrderStep = createStep("withdraw-order", async (withdrawal: Withdrawal, { container }) => {
  const levelIds = await withdrawOrder(container, withdrawal);
  const { cancellation, before } = withdrawal;
  return new StepResponse({ orderId: cancellation.orderId, from: before.status, captured: before.captured, levelIds });
});

type Withdrawn = { orderId: string; from: StoredOrderStatus; captured: number; levelIds: string[] };

const tellOfCancellationStep = createStep("tell-of-cancellation", async (done: Withdrawn, { container }) => {
  const { orderId: id, from, captured, levelIds } = done;
  await container
    .resolve(Modules.EVENT_BUS)
    .emit([
      { name: OrderWorkflowEvents.CANCELED, data: { id } },
      statusChanged({ id, from, status: "cancelled" }),
      ...(captured > 0 ? [refunded({ id, amount: captured })] : []),
      ...stockChanged(levelIds),
    ]);
  return new StepResponse();
});

/** Runs under the order's lock. */
export const withdrawOrderWorkflow = createWorkflow("withdraw-order", (cancellation: Cancellation) => {
  const valid = validateCancellationStep(cancellation);
  const undone = undoFulfilmentAndPaymentStep(valid);
  tellOfCancellationStep(withdrawOrderStep(undone));
  return new WorkflowResponse(undone.cancellation);
});

/** `refundTo`: where what was paid shall go; absent: to where it came from. */
type OwnCancellation = { customerId: string; orderId: string; refundTo?: RefundDestination | undefined };

/**
 * Cancels a shopper's own order that is not yet on its way. Only who may ask waits for the order's lock. The workflow
 * looks again, since the one before may have changed everything.
 *
 * @throws ApiError 404 no such order of this shopper, 409 it is too late, 400 there is no wallet to refund to.
 */
export async function cancelOrder(
  container: MedusaContainer,
  { customerId, orderId, refundTo }: OwnCancellation,
): Promise<void> {
  await checkRefundChoice(container, refundTo);
  const by: Actor = { kind: "shopper", id: customerId };
  const input = { orderId, customerId, by, from: cancellable };
  const seen = await readOrderState(container, input);
  checkCancellable(seen, cancellable);
  checkNothingLeft(seen);
  await withOrderLock(container, orderId, async () => {
    // The engine refunds in transactions of its own: the wish has to be there before.
    await inOneTransaction(container, ({ prepared }) => chooseRefund(prepared, orderId, refundTo));
    await withdrawOrderWorkflow(container).run({ input });
  });
}

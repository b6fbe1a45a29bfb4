import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { cancelOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import type { Actor, StoredOrderStatus } from "#modules/order-status/order-states";
import { stockChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { cancellable, checkCancellable, checkNothingLeft, readOrderState } from "../order/order-state";
import { checkRefundChoice } from "../payment/refund-choice";
import { type CancelInput, type CancelResult, cancelInOneTransaction } from "./cancel-in-one-transaction";

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
  /** Where what was paid shall go; absent: to where it came from. */
  refundTo?: RefundDestination | undefined;
};

const validateCancellationStep = createStep(
  "validate-cancellation",
  async (cancellation: Cancellation, { container }) => {
    const state = await readOrderState(container, cancellation);
    checkCancellable(state, cancellation.from);
    if (cancellation.customerId !== null) checkNothingLeft(state);
    return new StepResponse({ cancellation, state });
  },
);

/**
 * What was packed the engine unpacks, in transactions of its own; all the rest is one of ours. So a crash in between
 * leaves an order that can be cancelled again, or packed. What has left the house the engine does not take back.
 */
const unpackStep = createStep("unpack-order", async (toCancel: CancelInput, { container }) => {
  const { orderId } = toCancel.cancellation;
  for (const { id, isShipped } of toCancel.state.fulfilments) {
    if (isShipped) continue;
    await cancelOrderFulfillmentWorkflow(container).run({ input: { order_id: orderId, fulfillment_id: id } });
  }
  return new StepResponse(toCancel);
});

type Done = CancelResult & { orderId: string };

const cancelOrderStep = createStep("withdraw-order", async (toCancel: CancelInput, { container }) => {
  const done = await cancelInOneTransaction(container, toCancel);
  return new StepResponse({ ...done, orderId: toCancel.cancellation.orderId });
});

/** What else listens on the engine's bus is told after the commit. */
const announceCancellationStep = createStep(
  "tell-of-cancellation",
  async ({ orderId, levelIds }: Done, { container }) => {
    await container
      .resolve(Modules.EVENT_BUS)
      .emit([{ name: OrderWorkflowEvents.CANCELED, data: { id: orderId } }, ...stockChanged(levelIds)]);
    return new StepResponse();
  },
);

/** Runs under the order's lock. */
export const cancelOrderWorkflow = createWorkflow("withdraw-order", (cancellation: Cancellation) => {
  const valid = validateCancellationStep(cancellation);
  const unpacked = unpackStep(valid);
  announceCancellationStep(cancelOrderStep(unpacked));
  return new WorkflowResponse(unpacked.cancellation);
});

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
  const input = { orderId, customerId, by, from: cancellable, refundTo };
  const seen = await readOrderState(container, input);
  checkCancellable(seen, cancellable);
  checkNothingLeft(seen);
  await withOrderLock(container, orderId, () => cancelOrderWorkflow(container).run({ input }));
}

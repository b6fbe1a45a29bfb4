import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { Actor, StoredOrderStatus } from "#modules/order-status/order-states";
import { stockChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { cancellable, checkCancellable, checkNothingLeft, readOrderState } from "../order/order-state";
import { checkRefundChoice } from "../payment/refund-choice";
import { type CancelInput, type CancelResult, cancelInOneTransaction } from "./cancel-in-one-transaction";
import { unpack } from "./unpack";

/** `customerId`: the required owner of the order; null for the back office. `from`: the allowed statuses. */
export type Cancellation = {
  orderId: string;
  customerId: string | null;
  by: Actor;
  from: readonly StoredOrderStatus[];
  /** The reason shown to the shopper, when a seller cancels the last remaining parcel. */
  reason?: string | undefined;
  /** It was not paid in time. */
  isUnpaid?: boolean;
  /** Where to refund to; absent: to the source. */
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

/** A crash after it leaves an order that can be cancelled again, or packed. What was shipped is taken back later. */
const unpackStep = createStep("unpack-order", async (toCancel: CancelInput, { container }) => {
  const { cancellation, state } = toCancel;
  const packed = state.fulfilments.filter(({ isShipped }) => !isShipped);
  await unpack(container, cancellation.orderId, packed);
  return new StepResponse(toCancel);
});

type Done = CancelResult & { orderId: string };

const cancelOrderStep = createStep("withdraw-order", async (toCancel: CancelInput, { container }) => {
  const done = await cancelInOneTransaction(container, toCancel);
  return new StepResponse({ ...done, orderId: toCancel.cancellation.orderId });
});

/** Notifies other subscribers of the engine's bus after the commit. */
const announceCancellationStep = createStep(
  "tell-of-cancellation",
  async ({ orderId, levelIds }: Done, { container }) => {
    await container
      .resolve(Modules.EVENT_BUS)
      .emit([{ name: OrderWorkflowEvents.CANCELED, data: { id: orderId } }, ...stockChanged(levelIds)]);
    return new StepResponse();
  },
);

/** Call it under the order's lock. */
export const cancelOrderWorkflow = createWorkflow("withdraw-order", (cancellation: Cancellation) => {
  const valid = validateCancellationStep(cancellation);
  const unpacked = unpackStep(valid);
  announceCancellationStep(cancelOrderStep(unpacked));
  return new WorkflowResponse(unpacked.cancellation);
});

type OwnCancellation = { customerId: string; orderId: string; refundTo?: RefundDestination | undefined };

/**
 * Cancels a shopper's own order that is not shipped yet. Checks the caller before waiting for the order's lock. The
 * workflow checks again, since the previous holder may have changed everything.
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

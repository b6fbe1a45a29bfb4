import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  cancelOrderWorkflow as cancelInEngineWorkflow,
  cancelOrderFulfillmentWorkflow,
} from "@medusajs/medusa/core-flows";
import { checkCancellable, readOrderState } from "./order-state";
import { type Withdrawal, withdrawOrder } from "./withdraw-order";

/** Longer than the engine takes to cancel a packed and paid order on a busy machine. */
const patienceSeconds = 60;

type Cancellation = { customerId: string; orderId: string };

const validateCancellationStep = createStep(
  "validate-cancellation",
  async ({ customerId, orderId }: Cancellation, { container }) => {
    const state = await readOrderState(container, customerId, orderId);
    checkCancellable(state);
    return new StepResponse({ customerId, orderId, state });
  },
);

/**
 * An order that was packed or paid needs more than our one transaction: the engine takes the parcel back and refunds.
 * Ours comes after it, so a crash in between leaves an order that can be cancelled again.
 */
const undoFulfilmentAndPaymentStep = createStep(
  "undo-fulfilment-and-payment",
  async ({ customerId, orderId, state }: Withdrawal, { container }) => {
    if (state.fulfillmentIds.length === 0 && state.payments === 0)
      return new StepResponse({ customerId, orderId, state });
    for (const fulfillment_id of state.fulfillmentIds) {
      await cancelOrderFulfillmentWorkflow(container).run({ input: { order_id: orderId, fulfillment_id } });
    }
    if (state.engineStatus !== "canceled") {
      await cancelInEngineWorkflow(container).run({ input: { order_id: orderId, canceled_by: customerId } });
    }
    return new StepResponse({ customerId, orderId, state: { ...state, engineStatus: "canceled" } });
  },
);

const withdrawOrderStep = createStep("withdraw-order", async (withdrawal: Withdrawal, { container }) => {
  const levelIds = await withdrawOrder(container, withdrawal);
  return new StepResponse({ orderId: withdrawal.orderId, levelIds });
});

type Withdrawn = { orderId: string; levelIds: string[] };

/** The engine's modules would have told of the stock themselves, but before the commit. */
const tellOfCancellationStep = createStep("tell-of-cancellation", async (done: Withdrawn, { container }) => {
  await container
    .resolve(Modules.EVENT_BUS)
    .emit([
      { name: OrderWorkflowEvents.CANCELED, data: { id: done.orderId } },
      ...done.levelIds.map((id) => ({ name: "inventory.inventory-level.updated", data: { id } })),
    ]);
  return new StepResponse();
});

export const cancelPlacedOrderWorkflow = createWorkflow("cancel-placed-order", (cancellation: Cancellation) => {
  const valid = validateCancellationStep(cancellation);
  const undone = undoFulfilmentAndPaymentStep(valid);
  tellOfCancellationStep(withdrawOrderStep(undone));
  return new WorkflowResponse(undone.orderId);
});

/**
 * Cancels a shopper's own order that is not yet on its way. One change of an order at a time, whoever asks; but only
 * who may ask waits for it. The workflow looks again, since the one before may have changed everything.
 *
 * @throws ApiError 404 no such order of this shopper, 409 it is too late.
 */
export async function cancelOrder(container: MedusaContainer, cancellation: Cancellation): Promise<void> {
  checkCancellable(await readOrderState(container, cancellation.customerId, cancellation.orderId));
  const cancel = async () => {
    await cancelPlacedOrderWorkflow(container).run({ input: cancellation });
  };
  const lock = `order:${cancellation.orderId}`;
  await container.resolve(Modules.LOCKING).execute(lock, cancel, { timeout: patienceSeconds });
}

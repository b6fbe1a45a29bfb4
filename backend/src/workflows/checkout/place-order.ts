import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { stockChanged } from "../order/events";
import { findEarlierOrder } from "./earlier-order";
import type { OrderRequest } from "./order-request";
import { prepareOrder } from "./prepare-order";
import { type OrderToWrite, type WrittenOrder, writeOrder } from "./write-order";

const prepareOrderStep = createStep(
  "prepare-order",
  async (request: OrderRequest, { container }) => new StepResponse(await prepareOrder(container, request)),
);

/** Has no compensation: it is one transaction, and no later step can fail the order. */
const writeOrderStep = createStep(
  "write-order",
  async (order: OrderToWrite, { container }) => new StepResponse(await writeOrder(container, order)),
);

/** Notifies other subscribers of the engine's bus after the commit. */
const announceOrderStep = createStep("tell-of-order", async (order: WrittenOrder, { container }) => {
  if (!order.isNew) return new StepResponse();
  await container
    .resolve(Modules.EVENT_BUS)
    .emit([{ name: OrderWorkflowEvents.PLACED, data: { id: order.orderId } }, ...stockChanged(order.levelIds)]);
  return new StepResponse();
});

export const placeOrderWorkflow = createWorkflow("place-order", (request: OrderRequest) => {
  const order = prepareOrderStep(request);
  const written = writeOrderStep(order);
  announceOrderStep(written);
  return new WorkflowResponse(written);
});

/**
 * Places an order once, however often the same request with the same key arrives. If a concurrent duplicate took the
 * last items, the refused request returns the duplicate's order.
 *
 * @returns the order's id.
 * @throws ApiError see `prepareOrder` and `writeOrder`.
 */
export async function placeOrder(container: MedusaContainer, request: OrderRequest): Promise<string> {
  const earlier = await findEarlierOrder(container, request);
  if (earlier) return earlier;
  try {
    const { result } = await placeOrderWorkflow(container).run({ input: request });
    return result.orderId;
  } catch (refusal) {
    const twin = await findEarlierOrder(container, request);
    if (twin) return twin;
    throw refusal;
  }
}

import { orderMessages } from "@haat/api-contract/order/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnDecision } from "@haat/api-contract/return-request/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "#errors/api-error";
import type { Actor } from "#modules/order-status/order-states";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { StoredReturnStatus } from "#modules/return-request/return-states";
import type { ReturnRequestModule, StoredReturn } from "#modules/return-request/service";
import { stockChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { readAnyOrder } from "../order/read-orders";
import { settleReturn } from "./settle-return";

/** `rejection`: the reason for a rejection. */
export type Decision = { orderId: string; to: ReturnDecision; by: Actor; rejection?: string | undefined };
export type ValidDecision = Decision & { request: StoredReturn; order: Order };

/** The statuses in which each decision is allowed. */
const from: Record<ReturnDecision, readonly StoredReturnStatus[]> = {
  approved: ["requested"],
  rejected: ["requested", "approved"],
  received: ["approved"],
};

/** The statuses of a request whose decision was carried out. */
const done: Record<ReturnDecision, readonly StoredReturnStatus[]> = {
  approved: ["approved"],
  rejected: ["rejected"],
  received: ["received", "refunded", "replaced"],
};

async function findRequest(container: MedusaContainer, orderId: string): Promise<StoredReturn> {
  const request = await container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE).find(orderId);
  if (!request) throw new ApiError(404, returnMessages.notFound);
  return request;
}

const validateDecisionStep = createStep("validate-return-decision", async (decision: Decision, { container }) => {
  const { orderId, to } = decision;
  const [request, order] = await Promise.all([findRequest(container, orderId), readAnyOrder(container, orderId)]);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  if (to === "received" && request.status === "requested") throw new ApiError(409, returnMessages.receiveApprovedOnly);
  if (!from[to].includes(request.status)) throw new ApiError(409, returnMessages.cannotDecide(request.status));
  return new StepResponse({ ...decision, request, order });
});

const settleReturnStep = createStep("settle-return", async (decision: ValidDecision, { container }) => {
  const { levelIds } = await settleReturn(container, decision);
  if (levelIds.length > 0) await container.resolve(Modules.EVENT_BUS).emit(stockChanged(levelIds));
  return new StepResponse();
});

/** Call it under the order's lock. */
export const decideReturnWorkflow = createWorkflow("decide-return", (decision: Decision) => {
  const valid = validateDecisionStep(decision);
  settleReturnStep(valid);
  return new WorkflowResponse(valid.orderId);
});

/**
 * Carries out the back office's decision on a return or replacement, or the receipt of its items: then a return is
 * restocked and refunded, and a replacement is sent. Each happens once, even for concurrent calls.
 *
 * @returns whether anything changed; false if it was already decided.
 * @throws ApiError 404 no such request, 409 it is too late or too early, or there is no stock for a replacement.
 */
export async function decideReturn(container: MedusaContainer, decision: Decision): Promise<boolean> {
  const { orderId, to } = decision;
  return await withOrderLock(container, orderId, async () => {
    const request = await findRequest(container, orderId);
    if (done[to].includes(request.status)) return false;
    await decideReturnWorkflow(container).run({ input: decision });
    return true;
  });
}

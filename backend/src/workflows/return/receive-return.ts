import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  beginReceiveReturnWorkflow,
  confirmReturnReceiveWorkflow,
  createAndCompleteReturnOrderWorkflow,
  receiveItemReturnRequestWorkflow,
} from "@medusajs/medusa/core-flows";
import { Database } from "#database/database";
import { findReturn, returnProgress } from "#engine/return/engine-returns";
import { loadStoreDefaults } from "#engine/store-defaults";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { ReturnRequestModule, StoredReturn } from "#modules/return-request/service";

const runIn = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run;

/** The engine's return for a request, created on the first call. */
async function engineReturnOf(
  container: MedusaContainer,
  request: StoredReturn,
  by: string | undefined,
): Promise<string> {
  // Found by its note, in case a crash lost our own record of it.
  const made = request.engine_return_id ?? (await findReturn(runIn(container), request.order_id, request.id));
  if (made) return made;
  const { returnOptionId, stockLocationId } = await loadStoreDefaults(container);
  const { result } = await createAndCompleteReturnOrderWorkflow(container).run({
    input: {
      order_id: request.order_id,
      // The note identifies it as this request's, in case we crash before storing its id.
      items: request.lines.map(({ line_id, quantity }) => ({ id: line_id, quantity, note: request.id })),
      return_shipping: { option_id: returnOptionId, price: 0 },
      location_id: stockLocationId,
      note: request.reason,
      created_by: by,
    },
  });
  await container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE).linkEngineReturn(request.order_id, result.id);
  return result.id;
}

/**
 * Receives and restocks the items of a return. Begin, receive, confirm: the engine's shortcut does not restock. It
 * completes what a crash interrupted, and repeats nothing. Call it under the order's lock.
 */
export async function receiveReturn(
  container: MedusaContainer,
  request: StoredReturn,
  by: string | undefined,
): Promise<void> {
  const return_id = await engineReturnOf(container, request, by);
  const progress = await returnProgress(runIn(container), return_id);
  if (progress?.isReceived) return;
  if (!progress?.hasBegun) await beginReceiveReturnWorkflow(container).run({ input: { return_id, created_by: by } });
  if (!progress?.isCounted) {
    const items = request.lines.map(({ line_id, quantity }) => ({ id: line_id, quantity }));
    await receiveItemReturnRequestWorkflow(container).run({ input: { return_id, items } });
  }
  await confirmReturnReceiveWorkflow(container).run({ input: { return_id, confirmed_by: by } });
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  beginReceiveReturnWorkflow,
  confirmReturnReceiveWorkflow,
  createAndCompleteReturnOrderWorkflow,
  receiveItemReturnRequestWorkflow,
} from "@medusajs/medusa/core-flows";
import { Database } from "../../database/database";
import { shopGround } from "../../engine/shop-ground";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request";
import type { ReturnRequestModule, StoredReturn } from "../../modules/return-request/service";

/** The engine's return that was made for a request whose own record of it a crash has swallowed. */
async function findEngineReturn(container: MedusaContainer, request: StoredReturn): Promise<string | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [made] = await database.run<{ id: string }>({
    name: "engine-return-of-request",
    text: `SELECT r.id FROM "return" r JOIN return_item i ON i.return_id = r.id AND i.deleted_at IS NULL
            WHERE r.order_id = $1 AND i.note = $2 AND r.deleted_at IS NULL AND r.canceled_at IS NULL LIMIT 1`,
    values: [request.order_id, request.id],
  });
  return made?.id;
}

/** The engine's return of a request, made the first time that it is asked for. */
async function engineReturnOf(
  container: MedusaContainer,
  request: StoredReturn,
  by: string | undefined,
): Promise<string> {
  const made = request.engine_return_id ?? (await findEngineReturn(container, request));
  if (made) return made;
  const { returnOptionId, stockLocationId } = await shopGround(container);
  const { result } = await createAndCompleteReturnOrderWorkflow(container).run({
    input: {
      order_id: request.order_id,
      // The note marks it as this request's, should we die before we have written its id down.
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

type Progress = { isReceived: boolean; hasBegun: boolean; isCounted: boolean };

/** How far the engine has come with taking a return in. */
async function progressOf(container: MedusaContainer, returnId: string): Promise<Progress | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [progress] = await database.run<Progress>({
    name: "engine-return-progress",
    text: `SELECT r.status = 'received' AS "isReceived", c.id IS NOT NULL AS "hasBegun",
       EXISTS (SELECT FROM order_change_action a WHERE a.order_change_id = c.id AND a.deleted_at IS NULL) AS "isCounted"
  FROM "return" r
  LEFT JOIN order_change c ON c.return_id = r.id AND c.change_type = 'return_receive'
        AND c.status IN ('pending', 'requested') AND c.deleted_at IS NULL
 WHERE r.id = $1`,
    values: [returnId],
  });
  return progress;
}

/**
 * The goods of a return are back, and in stock again. Begin, receive, confirm: the engine's short way does not restock.
 * What a crash left half done is finished, and what is done is not done again. Runs under the order's lock.
 */
export async function takeInGoods(
  container: MedusaContainer,
  request: StoredReturn,
  by: string | undefined,
): Promise<void> {
  const return_id = await engineReturnOf(container, request, by);
  const progress = await progressOf(container, return_id);
  if (progress?.isReceived) return;
  if (!progress?.hasBegun) await beginReceiveReturnWorkflow(container).run({ input: { return_id, created_by: by } });
  if (!progress?.isCounted) {
    const items = request.lines.map(({ line_id, quantity }) => ({ id: line_id, quantity }));
    await receiveItemReturnRequestWorkflow(container).run({ input: { return_id, items } });
  }
  await confirmReturnReceiveWorkflow(container).run({ input: { return_id, confirmed_by: by } });
}

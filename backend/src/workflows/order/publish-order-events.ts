import type { OneTransaction } from "../../database/one-transaction";
import { addTasks } from "../../queue/add-tasks";
import type { OrderEvent } from "./events";

/**
 * Lets everybody know what happened to an order once the running transaction has committed, however the process ends, and
 * nobody where it does not commit. To be called under the order's lock, after what happened and before stock is locked.
 */
export async function publishOrderEvents(
  { prepared }: Pick<OneTransaction, "prepared">,
  events: readonly OrderEvent[],
): Promise<void> {
  const at = new Date().toISOString();
  await addTasks(
    prepared,
    events.map((event) => ({ name: "publish-order-event", payload: { ...event, at } })),
  );
}

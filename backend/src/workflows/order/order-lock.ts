import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Longer than the engine takes to cancel a packed and paid order on a busy machine. */
const patienceSeconds = 60;

/** Serializes changes of one order, across all callers and processes. */
export function withOrderLock<Result>(
  container: MedusaContainer,
  orderId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`order:${orderId}`, act, { timeout: patienceSeconds });
}

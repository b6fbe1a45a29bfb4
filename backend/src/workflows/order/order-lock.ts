import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Longer than the engine takes to cancel a packed and paid order on a busy machine. */
const patienceSeconds = 60;

/** One change of an order at a time, whoever asks and in whatever process. */
export function withOrderLock<Result>(
  container: MedusaContainer,
  orderId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  return container.resolve(Modules.LOCKING).execute(`order:${orderId}`, act, { timeout: patienceSeconds });
}

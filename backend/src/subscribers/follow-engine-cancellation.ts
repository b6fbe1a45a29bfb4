import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { followCancellation } from "../workflows/order-status/follow-cancellation";

/** Handles an order that was cancelled in the engine's own admin. */
export default async function followEngineCancellation({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await followCancellation(container, event.data.id);
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "follow-engine-cancellation" },
};

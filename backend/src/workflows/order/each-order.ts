import { log } from "#log/log";

/** Processes orders one by one; a failure does not affect the others. */
export async function eachOrder(
  orders: readonly { orderId: string }[],
  act: (orderId: string) => Promise<unknown>,
): Promise<void> {
  for (const { orderId } of orders) {
    try {
      await act(orderId);
    } catch (error) {
      log.error({ err: error, orderId }, "Could not process an order");
    }
  }
}

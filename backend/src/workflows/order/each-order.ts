import { log } from "#log/log";

/** One order after another; what goes wrong with one keeps no other waiting. */
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

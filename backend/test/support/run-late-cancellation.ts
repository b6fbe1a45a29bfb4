import type { ExecArgs } from "@medusajs/framework/types";
import followEngineCancellation from "../../src/subscribers/follow-engine-cancellation";

/** For `medusa exec`: the news that an order was cancelled, as a queue tells it that comes late or twice. */
export default async function runLateCancellation({ container, args: [id = ""] }: ExecArgs): Promise<void> {
  await followEngineCancellation({
    event: { name: "order.canceled", data: { id } },
    container,
    pluginOptions: {},
  });
}

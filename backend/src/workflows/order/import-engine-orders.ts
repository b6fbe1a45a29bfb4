import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { OrderStatusModule } from "#modules/order-status/service";
import { publishOrderEvents, statusChanged } from "./events";
import { refreshOrderListing } from "./refresh-order-listing";

/**
 * Imports orders that were not placed through our API, so that they are listed and moved like any other. `orderId`
 * null: all that had no event.
 *
 * @returns how many there were.
 */
export async function importEngineOrders(container: MedusaContainer, orderId: string | null): Promise<number> {
  return await inOneTransaction(container, async (transaction) => {
    const rows = await OrderStatusModule.importIn(transaction.prepared, orderId);
    await refreshOrderListing(
      transaction,
      rows.map(({ id }) => id),
    );
    // A swept order older than that is no longer announced.
    const told = orderId === null ? rows.filter(({ isNew }) => isNew) : rows;
    await publishOrderEvents(
      transaction,
      told.map(({ id, isCancelled }) =>
        isCancelled
          ? statusChanged({ id, from: "placed", status: "cancelled" })
          : { name: "order.placed", data: { id } },
      ),
    );
    return rows.length;
  });
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#database/one-transaction";
import { OrderStatusModule } from "#modules/order-status/service";
import { publishOrderEvents, statusChanged } from "./events";
import { refreshOrderListing } from "./refresh-order-listing";

/**
 * Takes orders in that were placed past our API, so that they are seen and moved like any other. `orderId` null: all
 * that nothing told of.
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
    // What is found later than that is nobody's news any more.
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

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";

/** Cancelled right after shipped. A parcel that had been delivered was not refused at the door. */
const cameBack = (row: string) => `${row}.status = 'cancelled' AND ${row}.history->-2->>'status' = 'shipped'`;

/** The number of a shopper's cash orders that were shipped and came back, entirely or one of their parcels. */
export async function countRefusedParcels(container: MedusaContainer, customerId: string): Promise<number> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<{ refused: number }>({
    name: "refused-cash-orders",
    text: `SELECT count(*)::int AS refused FROM haat_order_status s
            WHERE s.customer_id = $1 AND s.payment_method = 'cod'
              AND (${cameBack("s")}
                   OR EXISTS (SELECT FROM haat_parcel p WHERE p.order_id = s.order_id AND ${cameBack("p")}))`,
    values: [customerId],
  });
  return row?.refused ?? 0;
}

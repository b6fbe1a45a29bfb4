import type { Run } from "../../../database/database";

/** Which order a seller's parcel belongs to; null when there is none, or it is somebody else's. */
export async function findOrderOf(run: Run, sellerId: string, parcelId: string): Promise<string | null> {
  const [row] = await run<{ orderId: string }>({
    name: "parcel-order",
    text: `SELECT order_id AS "orderId" FROM parcel WHERE id = $1 AND seller_id = $2`,
    values: [parcelId, sellerId],
  });
  return row?.orderId ?? null;
}

/** The lines of an order that are in a parcel, by their ids. */
export async function linesOf(run: Run, parcelId: string): Promise<string[]> {
  const rows = await run<{ id: string }>({
    name: "parcel-lines",
    text: "SELECT line_item_id AS id FROM parcel_line WHERE parcel_id = $1",
    values: [parcelId],
  });
  return rows.map(({ id }) => id);
}

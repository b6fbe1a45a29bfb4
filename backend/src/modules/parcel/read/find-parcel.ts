import type { Run } from "#database/database";
import type { ParcelStatus } from "../parcel-states";

/** A row's tracking number, normalized for comparison; parcels and orders have indexes on it. */
export const trackingKeySql = (row: string): string => `upper(regexp_replace(${row}.tracking_number, '\\s', '', 'g'))`;

/** The order of a seller's parcel; null if there is none, or it is another seller's. `sellerId` null: any seller. */
export async function findOrderOf(run: Run, sellerId: string | null, parcelId: string): Promise<string | null> {
  const [row] = await run<{ orderId: string }>({
    name: "parcel-order",
    text: `SELECT order_id AS "orderId" FROM parcel WHERE id = $1 AND ($2::text IS NULL OR seller_id = $2)`,
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

/** A seller's parcel and its order. */
export type SellersParcel = { parcelId: string; orderId: string; sellerId: string; status: ParcelStatus };

const sellersParcelSql = `SELECT p.id AS "parcelId", p.order_id AS "orderId", p.seller_id AS "sellerId", p.status
  FROM parcel p WHERE p.seller_id IS NOT NULL`;

/** Null if there is none, or it is the shop's own. */
export async function findSellersParcel(run: Run, parcelId: string): Promise<SellersParcel | null> {
  const text = `${sellersParcelSql} AND p.id = $1`;
  const [row] = await run<SellersParcel>({ name: "parcel-of-a-seller", text, values: [parcelId] });
  return row ?? null;
}

/** Sellers' parcels with a carrier's tracking number. What sellers type differs in case and spaces. */
export const findTracked = (run: Run, carrier: string, trackingNumber: string): Promise<SellersParcel[]> =>
  run<SellersParcel>({
    name: "parcel-of-a-carrier",
    text: `${sellersParcelSql} AND ${trackingKeySql("p")} = upper(regexp_replace($2, '\\s', '', 'g')) AND p.tracking_number <> ''
             AND p.status <> 'cancelled' AND ${plainSql("p.carrier")} = ${plainSql("$1::text")}`,
    values: [carrier, trackingNumber],
  });

const plainSql = (text: string) => `regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;

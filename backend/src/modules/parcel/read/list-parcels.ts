import type { SellerOrder } from "@haat/api-contract/parcel/schemas";
import { type ParcelStatus, parcelStatuses } from "@haat/api-contract/parcel/words";
import type { Parameter, Run } from "#database/database";
import { instantSql, pageSql } from "#database/page-of";
import { addressNameSql } from "#engine/order/order-address";
import { parcelVersionSql } from "../parcel-sql";

export type ParcelsQuery = {
  sellerId: string;
  search?: string | undefined;
  status?: ParcelStatus | undefined;
  limit: number;
  offset: number;
};

export type ParcelsPage = { orders: SellerOrder[]; counts: Record<ParcelStatus, number>; total: number };

const rowsSql = (where: string, limit: string, offset: string) => `
SELECT p.id AS "_id", o.display_id AS "orderNumber", p.status, ${addressNameSql} AS customer,
       COALESCE(a.city, '') AS city, sold.pieces, sold.titles, sold.image, (sold.paise + p.delivery_paise)::float8 / 100 AS total,
       ${instantSql("p.placed_at")} AS "placedAt", ${instantSql("p.changed_at")} AS "changedAt", ${parcelVersionSql} AS version
  FROM (${pageSql(`SELECT * FROM parcel p WHERE ${where} ORDER BY p.placed_at DESC, p.id DESC`, limit, offset)}) p
  JOIN haat_order o ON o.id = p.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(l.quantity), 0)::int AS pieces, COALESCE(sum(m.agreed_paise), 0) AS paise,
           (array_agg(li.title ORDER BY li.id))[1:3] AS titles,
           COALESCE((array_agg(COALESCE(NULLIF(li.metadata->>'image', ''), li.thumbnail, '') ORDER BY li.id))[1], '') AS image
      FROM parcel_line l JOIN haat_line_item li ON li.id = l.line_item_id JOIN haat_line_money m ON m.line_item_id = l.line_item_id
     WHERE l.parcel_id = p.id) sold
 ORDER BY p.placed_at DESC, p.id DESC`;

/** The order number in a search, with or without `#`; null if it can be none. */
export const orderNumberOf = (search: string): string | null => search.trim().match(/^#?\s*(\d{1,9})$/)?.[1] ?? null;

/** A seller's parcels, newest first, with the number of search results in each status. */
export async function listParcels(
  run: Run,
  { sellerId, search = "", status, limit, offset }: ParcelsQuery,
): Promise<ParcelsPage> {
  const values: Parameter[] = [sellerId];
  const kind = search === "" ? "" : "-number";
  // A number finds its order by the engine's own index, and from there one parcel.
  const searched =
    search === ""
      ? "p.seller_id = $1"
      : `p.seller_id = $1 AND p.order_id IN (SELECT n.id FROM haat_order n WHERE n.display_id = $${values.push(orderNumberOf(search) ?? "-1")}::int)`;
  const counted = await run<{ status: ParcelStatus; count: number }>({
    name: `parcels-by-status${kind}`,
    text: `SELECT p.status, count(*)::int AS count FROM parcel p WHERE ${searched} GROUP BY p.status`,
    values: [...values],
  });
  const found = new Map(counted.map(({ status: one, count }) => [one, count]));
  const counts = Object.fromEntries(parcelStatuses.map((one) => [one, found.get(one) ?? 0]));
  const where = status ? `${searched} AND p.status = $${values.push(status)}` : searched;
  const orders = await run<SellerOrder>({
    name: `parcels${kind}${status ? "-status" : ""}`,
    text: rowsSql(where, `$${values.push(limit)}`, `$${values.push(offset)}`),
    values,
  });
  const total = status ? (found.get(status) ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  return { orders, counts: counts as ParcelsPage["counts"], total };
}

import type {
  EarningLinesQuery,
  SellerEarnings,
  SellerEarningsQuery,
} from "@haat/api-contract/seller-earnings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { indiaMidnightSql } from "#database/india-day-sql";
import { instantSql, type Page, pageOf } from "#database/page-of";
import { SELLER_BALANCE_MODULE } from "#modules/seller-balance/index";
import type { SellerBalanceService } from "#modules/seller-balance/service";
import { chosenRange } from "../earnings/days";
import { type FiguresRow, type LineRow, toBalance, toEarningLine, toHeld, toSellerFigures } from "./to-seller-figures";

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

/** Earnings of seller $1 from orders placed from day $2 to day $3. */
const earnedWithin = `SELECT * FROM haat_earned_line WHERE seller_id = $1 AND placed_at >= ${indiaMidnightSql("$2::date")}
  AND placed_at < ${indiaMidnightSql("$3::date + 1")}`;

/** The sums of earned lines `e`. A double represents paise exactly up to ninety trillion rupees. */
const earnedSumsSql = [
  "count(DISTINCT e.parcel_id)::int AS orders",
  "COALESCE(sum(e.quantity), 0)::int AS pieces",
  ...["paid", "delivery", "commission", "commission_gst", "refunded", "refund_share", "net"].map(
    (column) => `COALESCE(sum(e.${column}), 0)::float8 AS ${column}`,
  ),
].join(", ");

type Sums = { total: FiguresRow; rows: (FiguresRow & { key: string })[] };

/** A row for each span that the days touch, and the total, in one statement. */
const sumsSql = (span: "day" | "month") => `
WITH earned AS MATERIALIZED (${earnedWithin})
SELECT (SELECT to_json(t) FROM (SELECT ${earnedSumsSql} FROM earned e) t) AS total,
       (SELECT json_agg(r ORDER BY r.key) FROM (
         SELECT to_char(span.first, 'YYYY-MM-DD') AS key, ${earnedSumsSql}
           FROM (SELECT generate_series(date_trunc('${span}', $2::date::timestamp), $3::date::timestamp, '1 ${span}')::date AS first) span
           LEFT JOIN earned e ON date_trunc('${span}', e.day::timestamp)::date = span.first
          GROUP BY span.first) r) AS rows`;

/** A seller's earnings in a range of days, and the current balance. */
export async function readSellerEarnings(
  container: MedusaContainer,
  sellerId: string,
  query: SellerEarningsQuery,
): Promise<Omit<SellerEarnings, "success" | "message">> {
  const { by } = query;
  const range = chosenRange(query);
  const { held, ...balance } = await container.resolve<SellerBalanceService>(SELLER_BALANCE_MODULE).of(sellerId);
  const [sums] = await databaseOf(container).run<Sums>({
    name: `seller-earnings-${by}`,
    text: sumsSql(by),
    values: [sellerId, range.from, range.to],
  });
  if (!sums) throw new Error("A statement without a table answers one row.");
  const rows = sums.rows.map(({ key, ...row }) => ({ key, ...toSellerFigures(row) }));
  return {
    ...range,
    by,
    rows,
    total: toSellerFigures(sums.total),
    balance: toBalance(balance),
    held: held.map(toHeld),
  };
}

/** The lines of a seller's parcels, newest first. */
export async function readEarningLines(container: MedusaContainer, sellerId: string, query: EarningLinesQuery) {
  const range = chosenRange(query);
  const { rows, ...page }: Page<LineRow> = await pageOf<LineRow>(
    databaseOf(container).run,
    {
      name: "seller-earning-lines",
      select: `e.line_item_id AS id, e.parcel_id AS "parcelId", COALESCE(o.display_id, 0) AS "orderNumber",
        ${instantSql("e.placed_at")} AS "placedAt", COALESCE(li.product_title, li.title, '') AS title, e.quantity, e.status,
        e.due, e.held_for AS "heldFor", ${instantSql("e.due_at")} AS "availableFrom", e.commission_percent::float8 AS percent,
        e.paid, e.delivery, e.commission, e.commission_gst, e.refunded, e.refund_share, e.net`,
      from: `(${earnedWithin}) e LEFT JOIN haat_line_item li ON li.id = e.line_item_id LEFT JOIN haat_order o ON o.id = e.order_id`,
      order: "e.placed_at DESC, e.parcel_id DESC, e.line_item_id",
      values: [sellerId, range.from, range.to],
    },
    query,
  );
  return { lines: rows.map(toEarningLine), ...page, range };
}

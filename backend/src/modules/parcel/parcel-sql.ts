import { collectedCashSql } from "#engine/payment/payments-sql";

/** The version of a parcel `p` that was read: its history only grows. */
export const parcelVersionSql = "jsonb_array_length(p.history)::text";

/** A parcel's price for its shopper, as agreed, in whole paise. `parcel` is SQL. */
const parcelWorthSql = (parcel: string): string =>
  `${parcel}.delivery_paise + COALESCE((SELECT sum(worth.agreed_paise) FROM parcel_line own
     JOIN haat_line_money worth ON worth.line_item_id = own.line_item_id WHERE own.parcel_id = ${parcel}.id), 0)`;

/**
 * What a parcel's courier has to hand over, in whole paise: its share of the order's outstanding cash, by what its
 * parts cost. If the order is paid in cash only, without a fee, that is the parcel's price; shares always add up to the
 * cash. Null for a parcel that is cancelled, or whose cash was received. `parcel` is SQL.
 */
export const cashDueSql = (parcel: string): string => `(
  SELECT div(cash.paise * due.upto, due.whole) - div(cash.paise * (due.upto - due.worth), due.whole)
    FROM (SELECT part.id, part.worth, sum(part.worth) OVER (ORDER BY part.id) AS upto, NULLIF(sum(part.worth) OVER (), 0) AS whole
            FROM (SELECT x.id, ${parcelWorthSql("x")} AS worth FROM parcel x WHERE x.order_id = ${parcel}.order_id
                     AND x.status <> 'cancelled' AND NOT EXISTS (SELECT FROM parcel_cash c WHERE c.parcel_id = x.id)) part) due
   CROSS JOIN LATERAL (
     SELECT COALESCE(sum(${parcelWorthSql("x")}), 0) AS worth, COALESCE(sum(c.amount_paise), 0) AS received
       FROM parcel x LEFT JOIN parcel_cash c ON c.parcel_id = x.id
      WHERE x.order_id = ${parcel}.order_id AND x.status <> 'cancelled') sums
   CROSS JOIN LATERAL (SELECT GREATEST(0, (${collectedCashSql(`${parcel}.order_id`, "sums.worth")}) - sums.received) AS paise) cash
   WHERE due.id = ${parcel}.id)`;

import type { Run } from "#database/database";
import { dispatchedAtSql, dispatchesSql, givenBackSql } from "#sql/invoice-sql";

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Orders with more dispatches than invoices, oldest first. */
export const findUninvoiced = async (
  run: Run,
  { max, except }: { max: number; except: readonly string[] },
): Promise<string[]> =>
  ids(
    await run<{ id: string }>({
      name: "uninvoiced-orders",
      text: `SELECT s.order_id AS id FROM haat_order_status s
              WHERE s.order_id <> ALL ($2) AND ${dispatchedAtSql} IS NOT NULL
                AND ${dispatchesSql} > (SELECT count(*) FROM invoice i WHERE i.order_id = s.order_id)
                AND EXISTS (SELECT FROM haat_order o WHERE o.id = s.order_id)
              ORDER BY ${dispatchedAtSql}, s.order_id LIMIT $1`,
      values: [max, except],
    }),
  );

/** Orders that may need a credit note, sorted by id, after `after`. */
export const findUncredited = async (run: Run, { max, after }: { max: number; after: string }): Promise<string[]> =>
  ids(
    await run<{ id: string }>({
      name: "uncredited-orders",
      text: `
SELECT DISTINCT i.order_id AS id
  FROM invoice i
  JOIN haat_order_status s ON s.order_id = i.order_id
  LEFT JOIN haat_return_request r ON r.order_id = i.order_id AND r.action = 'return' AND r.status IN ('received', 'refunded')
  CROSS JOIN LATERAL (${givenBackSql}) given
  CROSS JOIN LATERAL (SELECT COALESCE(sum(c.total_paise), 0) AS paise FROM credit_note c WHERE c.order_id = i.order_id AND c.invoice_id = i.id) credited
 WHERE i.order_id > $1 AND i.deleted_at IS NULL AND credited.paise < (i.document->>'total')::bigint
   AND (s.history @> '[{"status": "cancelled"}]' OR given.paise > credited.paise OR (r.id IS NOT NULL AND credited.paise = 0))
 ORDER BY i.order_id LIMIT $2`,
      values: [after, max],
    }),
  );

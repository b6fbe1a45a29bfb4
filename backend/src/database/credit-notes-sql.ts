import { instantSql } from "./page-of";

/** The credit notes of an order, oldest first, in the wire's words, as SQL of a JSON array. `orderId` is SQL. */
export const creditNotesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', c.id, 'number', c.number, 'at', ${instantSql("c.issued_at")},
             'amount', c.total_paise::float8 / 100) ORDER BY c.issued_at, c.id)
              FROM credit_note c WHERE c.order_id = ${orderId}), '[]')`;

import { instantSql } from "./page-of";

/**
 * What several parts ask of an order, as fragments of SQL.
 */

/**
 * That an order has to be paid online and was not: nobody packs it, and whoever packs is told of it when it is paid.
 * `orderId` is SQL.
 */
export const unpaidOnlineSql = (orderId: string): string =>
  `EXISTS (SELECT FROM order_status unpaid WHERE unpaid.order_id = ${orderId} AND unpaid.deleted_at IS NULL
     AND unpaid.payment_status IN ('pending', 'failed') AND unpaid.payment_method <> 'cod')`;

/** Says which state of a parcel `p` was read: its history only grows. */
export const parcelVersionSql = "jsonb_array_length(p.history)::text";

/** The credit notes of an order, oldest first, in the wire's words, as SQL of a JSON array. `orderId` is SQL. */
export const creditNotesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', c.id, 'number', c.number, 'at', ${instantSql("c.issued_at")},
             'amount', c.total_paise::float8 / 100, 'invoiceNumber', c.document->'invoice'->>'number') ORDER BY c.issued_at, c.id)
              FROM credit_note c WHERE c.order_id = ${orderId}), '[]')`;

/** The invoices of an order before its latest, likewise: each was taken back whole. */
export const earlierInvoicesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', i.id, 'number', i.number, 'at', ${instantSql("i.issued_at")}) ORDER BY i.dispatch)
              FROM invoice i WHERE i.order_id = ${orderId} AND i.deleted_at IS NULL
               AND EXISTS (SELECT FROM invoice n WHERE n.order_id = i.order_id AND n.dispatch > i.dispatch)), '[]')`;

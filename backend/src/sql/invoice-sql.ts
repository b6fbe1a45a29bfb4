import { instantSql } from "../database/page-of";

/** The credit notes of an order, oldest first, in the wire's words, as SQL of a JSON array. `orderId` is SQL. */
export const creditNotesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', c.id, 'number', c.number, 'at', ${instantSql("c.issued_at")},
             'amount', c.total_paise::float8 / 100, 'invoiceNumber', c.invoice_number) ORDER BY c.issued_at, c.id)
              FROM haat_credit_note c WHERE c.order_id = ${orderId}), '[]')`;

/** The invoices of an order before its latest, likewise: each was taken back whole. */
export const earlierInvoicesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', i.id, 'number', i.number, 'at', ${instantSql("i.issued_at")}) ORDER BY i.dispatch)
              FROM haat_invoice i WHERE i.order_id = ${orderId}
               AND EXISTS (SELECT FROM haat_invoice n WHERE n.order_id = i.order_id AND n.dispatch > i.dispatch)), '[]')`;

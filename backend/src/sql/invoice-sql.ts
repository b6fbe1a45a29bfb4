import { instantSql } from "../database/page-of";
import { isOfPartSql } from "./refunds-sql";

/**
 * The credit notes of an order, oldest first, with the wire's field names, as SQL of a JSON array. `orderId` is SQL.
 */
export const creditNotesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', c.id, 'number', c.number, 'at', ${instantSql("c.issued_at")},
             'amount', c.total_paise::float8 / 100, 'invoiceNumber', c.invoice_number) ORDER BY c.issued_at, c.id)
              FROM haat_credit_note c WHERE c.order_id = ${orderId}), '[]')`;

/** The invoices of an order before its latest, likewise: each was reversed in full by credit notes. */
export const earlierInvoicesSql = (orderId: string): string => `
  COALESCE((SELECT json_agg(json_build_object('_id', i.id, 'number', i.number, 'at', ${instantSql("i.issued_at")}) ORDER BY i.dispatch)
              FROM haat_invoice i WHERE i.order_id = ${orderId}
               AND EXISTS (SELECT FROM haat_invoice n WHERE n.order_id = i.order_id AND n.dispatch > i.dispatch)), '[]')`;

/** When the goods of an order `s` first left, from its history; null before that. */
export const dispatchedAtSql = `(SELECT min(h->>'at') FROM jsonb_array_elements(s.history) h
  WHERE h->>'status' IN ('shipped', 'delivered'))`;

/**
 * How often they left: once, and once more after each cancellation of a dispatched order. `dispatchesOf` of the
 * invoices' workflows applies the same rule to a history in memory.
 */
export const dispatchesSql = `(SELECT count(DISTINCT e.cancellations) FROM (
  SELECT h.entry->>'status' AS status, count(*) FILTER (WHERE h.entry->>'status' = 'cancelled') OVER (ORDER BY h.place) AS cancellations
    FROM jsonb_array_elements(s.history) WITH ORDINALITY AS h(entry, place)) e WHERE e.status IN ('shipped', 'delivered'))::int`;

/** Paise refunded by the payments of an order `s`, without its cancelled parts, which are on no invoice. */
export const givenBackSql = `
  SELECT COALESCE(round(sum(r.amount) * 100), 0)::float8 AS paise
    FROM haat_payment_collection c
    JOIN haat_payment p ON p.payment_collection_id = c.id
    JOIN haat_refund r ON r.payment_id = p.id
   WHERE c.order_id = s.order_id AND NOT ${isOfPartSql("s.order_id")}`;

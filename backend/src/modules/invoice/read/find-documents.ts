import type { Run } from "#database/database";
import { dispatchesSql } from "#sql/invoice-sql";
import type { CreditNoteDocument, InvoiceDocument } from "../invoice-document";

/** The order to read; with `customerId` null (the back office) any customer's. */
type OfOrder = { customerId: string | null; orderId: string };

/** An order, with its invoice if there is one. */
export type InvoiceOfOrder = {
  isCancelled: boolean;
  /** Whether it was ever dispatched. */
  left: boolean;
  /** Whether the invoice belongs to the latest dispatch. */
  isCurrent: boolean;
  number: string | null;
  document: InvoiceDocument | null;
};

/** An invoice of an order, the latest if `invoiceId` is null; null if this shopper has no such order. */
export async function findInvoice(
  run: Run,
  { customerId, orderId, invoiceId }: OfOrder & { invoiceId: string | null },
): Promise<InvoiceOfOrder | null> {
  const [row] = await run<InvoiceOfOrder>({
    name: "invoice-of-order",
    text: `SELECT s.status = 'cancelled' AS "isCancelled", left_so.often > 0 AS "left",
                  COALESCE(i.dispatch >= left_so.often, false) AS "isCurrent", i.number, i.document
             FROM haat_order_status s
             CROSS JOIN LATERAL (SELECT ${dispatchesSql} AS often) left_so
             LEFT JOIN LATERAL (SELECT dispatch, number, document FROM invoice
                                 WHERE order_id = s.order_id AND ($3::text IS NULL OR id = $3)
                                 ORDER BY dispatch DESC LIMIT 1) i ON true
            WHERE s.order_id = $2 AND ($1::text IS NULL OR s.customer_id = $1)`,
    values: [customerId, orderId, invoiceId],
  });
  return row ?? null;
}

export type IssuedCreditNote = { number: string; document: CreditNoteDocument };

/** A credit note of an order; null if there is none, or if this shopper has no such order. */
export async function findCreditNote(
  run: Run,
  { customerId, orderId, noteId }: OfOrder & { noteId: string },
): Promise<IssuedCreditNote | null> {
  const [note] = await run<IssuedCreditNote>({
    name: "credit-note",
    text: `SELECT c.number, c.document FROM credit_note c JOIN haat_order_status s ON s.order_id = c.order_id
            WHERE c.id = $3 AND c.order_id = $2 AND ($1::text IS NULL OR s.customer_id = $1)`,
    values: [customerId, orderId, noteId],
  });
  return note ?? null;
}

export type StoredInvoice = { id: string; dispatch: number; number: string; invoice: InvoiceDocument };

/** All invoices of an order, oldest first. */
export const invoicesOf = (run: Run, orderId: string): Promise<StoredInvoice[]> =>
  run<StoredInvoice>({
    name: "invoices-of-order",
    text: `SELECT id, dispatch, number, document AS invoice FROM invoice
            WHERE order_id = $1 AND deleted_at IS NULL ORDER BY dispatch`,
    values: [orderId],
  });

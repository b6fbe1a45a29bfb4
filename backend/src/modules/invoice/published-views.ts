import type { View } from "#database/ensure-views";

export const invoiceViews: readonly View[] = [
  {
    // An invoice of an order: one for each dispatch; the last one is valid.
    name: "haat_invoice",
    sql: `
      SELECT id, order_id, dispatch, number, issued_at, (document->>'total')::bigint AS total_paise
        FROM invoice
       WHERE deleted_at IS NULL`,
  },
  {
    // A credit note, which cancels an invoice in whole or in part.
    name: "haat_credit_note",
    sql: `
      SELECT id, order_id, number, issued_at, total_paise, document->'invoice'->>'number' AS invoice_number
        FROM credit_note`,
  },
];

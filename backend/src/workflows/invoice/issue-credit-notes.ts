import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "#database/database";
import { INVOICE_MODULE } from "#modules/invoice/index";
import type { CreditNoteDocument } from "#modules/invoice/invoice-document";
import type { InvoiceModuleService } from "#modules/invoice/service";
import type { StatusChange } from "#modules/order-status/order-states";
import { givenBackSql } from "#sql/invoice-sql";
import { buildCreditNote, type InvoicedOrder } from "./build-credit-note";
import { dispatchesOf } from "./dispatches";

type GivenBack = Pick<InvoicedOrder, "given" | "refunded" | "request" | "lines"> & { history: StatusChange[] };

/** What was given back for an order so far; null if there is no such order. */
async function readGivenBack(run: Run, orderId: string): Promise<GivenBack | null> {
  const [order] = await run<GivenBack>({
    name: "given-back-of-order",
    text: `
SELECT s.history, given.paise AS given, COALESCE(back.list, '[]') AS refunded, COALESCE(line.list, '[]') AS lines,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('action', r.action, 'status', r.status, 'lines', r.lines) END AS request
  FROM haat_order_status s
  JOIN haat_order o ON o.id = s.order_id
  LEFT JOIN haat_return_request r ON r.order_id = s.order_id
  CROSS JOIN LATERAL (${givenBackSql}) given
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('lineId', m.line_item_id, 'paise', m.refunded_paise) ORDER BY m.line_item_id) AS list
      FROM haat_line_money m WHERE m.order_id = s.order_id AND m.refunded_paise > 0) back
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'color', COALESCE(li.metadata->>'color', ''),
             'size', COALESCE(li.metadata->>'size', ''), 'price', li.unit_price,
             'goods', m.goods_paise, 'pieces', m.pieces) ORDER BY li.created_at, li.id) AS list
      FROM haat_order_line li JOIN haat_line_money m ON m.line_item_id = li.id WHERE li.order_id = o.id AND li.version = o.version) line
 WHERE s.order_id = $1`,
    values: [orderId],
  });
  return order ?? null;
}

/**
 * Issues credit notes for what was cancelled, returned or refunded of an order's invoices and is on no note yet. A
 * cancellation credits the invoice before it in full, and a reopening does not undo that; later returns and refunds
 * belong to the next invoice. What is due is derived from the order's state: requested twice, concurrently or after a
 * crash, it is issued once.
 *
 * @returns whether one was issued.
 */
export async function issueCreditNote(container: MedusaContainer, orderId: string): Promise<boolean> {
  const invoices = container.resolve<InvoiceModuleService>(INVOICE_MODULE);
  const issued = await invoices.of(orderId);
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const order = issued.length > 0 ? await readGivenBack(database.run, orderId) : null;
  if (!order) return false;
  const { history, ...back } = order;
  let isIssued = false;
  // Returns and refunds concern the current order, and so its latest invoice.
  for (const { id, dispatch, number, invoice } of issued) {
    const isCancelled = dispatchesOf(history)[dispatch - 1]?.isCancelled ?? false;
    const build = (before: readonly CreditNoteDocument[]) =>
      buildCreditNote({ ...back, number, invoice, isCancelled }, before, new Date());
    isIssued = (await invoices.issueCreditNote(id, build)) || isIssued;
  }
  return isIssued;
}

const chunk = 100;

/** Issues notes that were missed, as after a crash. An order whose note fails does not block the others. */
export async function issueMissingCreditNotes(container: MedusaContainer): Promise<void> {
  const invoices = container.resolve<InvoiceModuleService>(INVOICE_MODULE);
  for (let after = ""; ; ) {
    const found = await invoices.uncredited({ max: chunk, after });
    for (const id of found) {
      try {
        await issueCreditNote(container, id);
      } catch (error) {
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
        logger.error(`Could not issue a credit note for order ${id}`, error instanceof Error ? error : undefined);
      }
    }
    const last = found.at(-1);
    if (!last || found.length < chunk) return;
    after = last;
  }
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "#database/database";
import { INVOICE_MODULE } from "#modules/invoice/index";
import type { CreditNoteDocument } from "#modules/invoice/invoice-document";
import type { InvoiceModuleService } from "#modules/invoice/service";
import type { StatusChange } from "#modules/order-status/order-states";
import { buildCreditNote, type InvoicedOrder } from "./build-credit-note";
import { dispatchesOf } from "./dispatches";

/** Paise that the payments of an order `s`, as they stand now, have given back; its cancelled parts are on no invoice. */
const givenSql = `
  SELECT COALESCE(round(sum(r.amount) * 100), 0)::float8 AS paise
    FROM haat_payment_collection c
    JOIN haat_payment p ON p.payment_collection_id = c.id
    JOIN haat_refund r ON r.payment_id = p.id
   WHERE c.order_id = s.order_id AND NOT EXISTS (
     SELECT FROM parcel part WHERE part.order_id = s.order_id AND r.note = 'Part ' || part.id || ' was cancelled')`;

type Issued = Omit<InvoicedOrder, "isCancelled"> & { id: string; dispatch: number; history: StatusChange[] };

/** The invoices of an order, oldest first. What was given back is of the order as it stands: of the latest. */
const readInvoices = (run: Run, orderId: string): Promise<Issued[]> =>
  run<Issued>({
    name: "invoices-of-order",
    text: `
SELECT i.id, i.dispatch, i.number, i.document AS invoice, s.history, given.paise AS given, COALESCE(staff.list, '[]') AS "byStaff",
       COALESCE(line.list, '[]') AS lines,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('action', r.action, 'status', r.status, 'lines', r.lines,
         'refund', round(r.refund::numeric * 100)::float8) END AS request
  FROM invoice i
  JOIN order_status s ON s.order_id = i.order_id AND s.deleted_at IS NULL
  JOIN haat_order o ON o.id = i.order_id
  LEFT JOIN return_request r ON r.order_id = i.order_id AND r.deleted_at IS NULL
  CROSS JOIN LATERAL (${givenSql}) given
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('lineId', f.line_item_id, 'paise', f.amount_paise::float8)) AS list
      FROM refund_line f WHERE f.order_id = i.order_id) staff
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'color', COALESCE(li.metadata->>'color', ''),
             'size', COALESCE(li.metadata->>'size', ''), 'unitPaise', round(li.unit_price * 100))
           ORDER BY li.created_at, li.id) AS list
      FROM haat_order_line li WHERE li.order_id = o.id AND li.version = o.version) line
 WHERE i.order_id = $1 AND i.deleted_at IS NULL ORDER BY i.dispatch`,
    values: [orderId],
  });

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

/**
 * Answers an order's invoices by credit notes for what was cancelled, returned or given back of them and no note tells of
 * yet. An invoice is taken back whole by the cancellation after it, and stays so when the order is taken up again; what is
 * returned or given back then is of the next one. What is due follows from the order as it is: asked twice, at the same
 * moment or after a crash, it is issued once.
 *
 * @returns whether one was issued.
 */
export async function issueCreditNote(container: MedusaContainer, orderId: string): Promise<boolean> {
  const invoices = container.resolve<InvoiceModuleService>(INVOICE_MODULE);
  let isIssued = false;
  for (const { id, dispatch, history, ...order } of await readInvoices(databaseOf(container).run, orderId)) {
    const isCancelled = dispatchesOf(history)[dispatch - 1]?.isCancelled ?? false;
    const build = (before: readonly CreditNoteDocument[]) =>
      buildCreditNote({ ...order, isCancelled }, before, new Date());
    isIssued = (await invoices.issueCreditNote(id, build)) || isIssued;
  }
  return isIssued;
}

/** Orders whose invoice may have to be answered, in the order of their ids, after `after`. */
const findUncredited = (run: Run, after: string, most: number) =>
  run<{ id: string }>({
    name: "uncredited-orders",
    text: `
SELECT DISTINCT i.order_id AS id
  FROM invoice i
  JOIN order_status s ON s.order_id = i.order_id AND s.deleted_at IS NULL
  LEFT JOIN return_request r ON r.order_id = i.order_id AND r.deleted_at IS NULL AND r.action = 'return' AND r.status IN ('received', 'refunded')
  CROSS JOIN LATERAL (${givenSql}) given
  CROSS JOIN LATERAL (SELECT COALESCE(sum(c.total_paise), 0) AS paise FROM credit_note c WHERE c.order_id = i.order_id AND c.invoice_id = i.id) credited
 WHERE i.order_id > $1 AND i.deleted_at IS NULL AND credited.paise < (i.document->>'total')::bigint
   AND (s.history @> '[{"status": "cancelled"}]' OR given.paise > credited.paise OR (r.id IS NOT NULL AND credited.paise = 0))
 ORDER BY i.order_id LIMIT $2`,
    values: [after, most],
  });

const chunk = 100;

/** Issues what nothing told of, as after a crash. An order whose note fails keeps no other from its own. */
export async function issueMissingCreditNotes(container: MedusaContainer): Promise<void> {
  const { run } = databaseOf(container);
  for (let after = ""; ; ) {
    const found = await findUncredited(run, after, chunk);
    for (const { id } of found) {
      try {
        await issueCreditNote(container, id);
      } catch (error) {
        const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
        logger.error(`Could not issue a credit note for order ${id}`, error instanceof Error ? error : undefined);
      }
    }
    const last = found.at(-1);
    if (!last || found.length < chunk) return;
    after = last.id;
  }
}

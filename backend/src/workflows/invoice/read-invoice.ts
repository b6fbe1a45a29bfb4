import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ApiError } from "#errors/api-error";
import type { InvoiceDocument } from "#modules/invoice/invoice-document";
import type { StoredOrderStatus } from "#modules/order-status/order-states";
import { dispatchesSql } from "./dispatches";
import { issueInvoices } from "./issue-invoices";

export type IssuedInvoice = { number: string; document: InvoiceDocument };
/** `isCurrent`: it is of the last time that the goods left. */
type Row = {
  status: StoredOrderStatus;
  left: boolean;
  isCurrent: boolean;
  number: string | null;
  document: InvoiceDocument | null;
};

/** Which invoice, of whose order: `customerId` null is the back office, `invoiceId` none the one that is valid now. */
type Asked = { customerId: string | null; orderId: string; invoiceId?: string | undefined };

async function find(container: MedusaContainer, { customerId, orderId, invoiceId }: Asked): Promise<Row | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({
    name: "invoice-of-order",
    text: `SELECT s.status, left_so.often > 0 AS "left", COALESCE(i.dispatch >= left_so.often, false) AS "isCurrent", i.number, i.document
             FROM order_status s
             CROSS JOIN LATERAL (SELECT ${dispatchesSql} AS often) left_so
             LEFT JOIN LATERAL (SELECT dispatch, number, document FROM invoice
                                 WHERE order_id = s.order_id AND ($3::text IS NULL OR id = $3)
                                 ORDER BY dispatch DESC LIMIT 1) i ON true
            WHERE s.order_id = $2 AND ($1::text IS NULL OR s.customer_id = $1) AND s.deleted_at IS NULL`,
    values: [customerId, orderId, invoiceId ?? null],
  });
  return row;
}

/**
 * An invoice of an order. The one that is valid now is issued here where the goods have left and nobody has yet.
 *
 * @throws ApiError 404 no such order of this shopper, or no such invoice of it, 409 it has no invoice, or the shop can't
 * issue one.
 */
export async function readInvoice(container: MedusaContainer, asked: Asked): Promise<IssuedInvoice> {
  const row = await find(container, asked);
  if (!row) throw new ApiError(404, orderMessages.notFound);
  if (row.number !== null && row.document && (asked.invoiceId || row.isCurrent))
    return { number: row.number, document: row.document };
  if (asked.invoiceId) throw new ApiError(404, invoiceMessages.notFound);
  if (!row.left) {
    throw new ApiError(409, row.status === "cancelled" ? invoiceMessages.neverShipped : invoiceMessages.notYet);
  }
  await issueInvoices(container, [asked.orderId]);
  const issued = await find(container, asked);
  if (!issued?.isCurrent || !issued.number || !issued.document) throw new ApiError(409, invoiceMessages.sellerUnknown);
  return { number: issued.number, document: issued.document };
}

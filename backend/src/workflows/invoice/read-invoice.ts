import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { ApiError } from "../../http/api-error";
import type { InvoiceDocument } from "../../modules/invoice/invoice-document";
import type { StoredOrderStatus } from "../../modules/order-status/order-states";
import { issueInvoices } from "./issue-invoices";
import { dispatchedAtSql } from "./read-dispatched-orders";

export type IssuedInvoice = { number: string; document: InvoiceDocument };
type Row = { status: StoredOrderStatus; left: boolean; number: string | null; document: InvoiceDocument | null };

async function find(container: MedusaContainer, customerId: string | null, orderId: string): Promise<Row | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({
    name: "invoice-of-order",
    text: `SELECT s.status, ${dispatchedAtSql} IS NOT NULL AS "left", i.number, i.document
             FROM order_status s LEFT JOIN invoice i ON i.order_id = s.order_id
            WHERE s.order_id = $2 AND ($1::text IS NULL OR s.customer_id = $1) AND s.deleted_at IS NULL`,
    values: [customerId, orderId],
  });
  return row;
}

/**
 * The invoice of a shopper's own order. It is issued here where the goods have left and nobody has yet.
 *
 * @throws ApiError 404 no such order of this shopper, 409 it has no invoice, or the shop can't issue one.
 */
export const readInvoice = (container: MedusaContainer, customerId: string, orderId: string) =>
  readOrIssue(container, customerId, orderId);

/** The same of anybody's order, for the back office. */
export const readAnyInvoice = (container: MedusaContainer, orderId: string) => readOrIssue(container, null, orderId);

async function readOrIssue(
  container: MedusaContainer,
  customerId: string | null,
  orderId: string,
): Promise<IssuedInvoice> {
  const row = await find(container, customerId, orderId);
  if (!row) throw new ApiError(404, orderMessages.notFound);
  if (row.number !== null && row.document) return { number: row.number, document: row.document };
  if (!row.left) {
    throw new ApiError(409, row.status === "cancelled" ? invoiceMessages.neverShipped : invoiceMessages.notYet);
  }
  await issueInvoices(container, [orderId]);
  const issued = await find(container, customerId, orderId);
  if (!issued?.number || !issued.document) throw new ApiError(409, invoiceMessages.sellerUnknown);
  return { number: issued.number, document: issued.document };
}

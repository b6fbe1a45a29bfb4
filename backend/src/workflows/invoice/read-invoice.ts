import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { INVOICE_MODULE } from "#modules/invoice/index";
import type { InvoiceDocument } from "#modules/invoice/invoice-document";
import type { IssuedCreditNote } from "#modules/invoice/read/find-documents";
import type { InvoiceModuleService } from "#modules/invoice/service";
import { issueInvoices } from "./issue-invoices";

export type IssuedInvoice = { number: string; document: InvoiceDocument };

/**
 * Which invoice, of whose order: without `customerId` (null) for the back office, without `invoiceId` the current one.
 */
type Asked = { customerId: string | null; orderId: string; invoiceId?: string | undefined };

/**
 * An invoice of an order. The current one is issued here if the goods have left and it does not exist yet.
 *
 * @throws ApiError 404 no such order of this shopper, or no such invoice of it, 409 it has no invoice, or the shop
 * can't issue one.
 */
export async function readInvoice(container: MedusaContainer, asked: Asked): Promise<IssuedInvoice> {
  const invoices = container.resolve<InvoiceModuleService>(INVOICE_MODULE);
  const wanted = { ...asked, invoiceId: asked.invoiceId ?? null };
  const row = await invoices.find(wanted);
  if (!row) throw new ApiError(404, orderMessages.notFound);
  if (row.number !== null && row.document && (asked.invoiceId || row.isCurrent))
    return { number: row.number, document: row.document };
  if (asked.invoiceId) throw new ApiError(404, invoiceMessages.notFound);
  if (!row.left) {
    throw new ApiError(409, row.isCancelled ? invoiceMessages.neverShipped : invoiceMessages.notYet);
  }
  await issueInvoices(container, [asked.orderId]);
  const issued = await invoices.find(wanted);
  if (!issued?.isCurrent || !issued.number || !issued.document) throw new ApiError(409, invoiceMessages.sellerUnknown);
  return { number: issued.number, document: issued.document };
}

/** @throws ApiError 404 no such credit note of this order, or no such order of this shopper. */
export async function readCreditNote(
  container: MedusaContainer,
  asked: Parameters<InvoiceModuleService["findCreditNote"]>[0],
): Promise<IssuedCreditNote> {
  const note = await container.resolve<InvoiceModuleService>(INVOICE_MODULE).findCreditNote(asked);
  if (!note) throw new ApiError(404, invoiceMessages.creditNoteNotFound);
  return note;
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { issueMissingCreditNotes } from "../workflows/invoice/issue-credit-notes";
import { issueMissingInvoices } from "../workflows/invoice/issue-invoices";

/** An event that was lost in a crash must not leave goods on their way without an invoice, nor what came back without its note. */
export default async function issueMissingInvoicesJob(container: MedusaContainer): Promise<void> {
  await issueMissingInvoices(container);
  await issueMissingCreditNotes(container);
}

export const config = { name: "issue-missing-invoices", schedule: "37 * * * *" };

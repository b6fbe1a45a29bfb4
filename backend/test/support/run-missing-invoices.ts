import type { ExecArgs } from "@medusajs/framework/types";
import { issueMissingCreditNotes } from "../../src/workflows/invoice/issue-credit-notes";
import { issueMissingInvoices } from "../../src/workflows/invoice/issue-invoices";

/** For `medusa exec`: what the job does every hour, now. */
export default async function runMissingInvoices({ container }: ExecArgs): Promise<void> {
  await issueMissingInvoices(container);
  await issueMissingCreditNotes(container);
}

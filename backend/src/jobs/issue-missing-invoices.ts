import type { MedusaContainer } from "@medusajs/framework/types";
import { issueMissingInvoices } from "../workflows/invoice/issue-invoices";

/** An event that was lost in a crash must not leave goods on their way without an invoice. */
export default async function issueMissingInvoicesJob(container: MedusaContainer): Promise<void> {
  await issueMissingInvoices(container);
}

export const config = { name: "issue-missing-invoices", schedule: "37 * * * *" };

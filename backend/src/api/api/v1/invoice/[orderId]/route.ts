import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "#http/define-file-route";
import { drawInvoice } from "#workflows/invoice/pdf/draw-invoice";
import { readInvoice } from "#workflows/invoice/read-invoice";

export const GET = defineFileRoute("getInvoice", async ({ auth, params, query, scope }) => {
  const invoice = await readInvoice(scope, { customerId: auth.id, ...params, invoiceId: query.invoice });
  return {
    content: await drawInvoice(invoice),
    type: endpoints.getInvoice.answersFile,
    name: `invoice-${invoice.number.replaceAll("/", "-")}.pdf`,
  };
});

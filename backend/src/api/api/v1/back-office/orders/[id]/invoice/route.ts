import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "#http/define-file-route";
import { drawInvoice } from "#workflows/invoice/pdf/draw-invoice";
import { readInvoice } from "#workflows/invoice/read-invoice";

export const GET = defineFileRoute("getManagedInvoice", async ({ params, query, scope }) => {
  const invoice = await readInvoice(scope, { customerId: null, orderId: params.id, invoiceId: query.invoice });
  return {
    content: await drawInvoice(invoice),
    type: endpoints.getManagedInvoice.answersFile,
    name: `invoice-${invoice.number.replaceAll("/", "-")}.pdf`,
  };
});

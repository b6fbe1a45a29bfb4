import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "../../../../../http/define-file-route";
import { drawInvoice } from "../../../../../workflows/invoice/pdf/draw-invoice";
import { readInvoice } from "../../../../../workflows/invoice/read-invoice";

export const GET = defineFileRoute("getInvoice", async ({ auth, params, scope }) => {
  const invoice = await readInvoice(scope, auth.id, params.orderId);
  return {
    content: await drawInvoice(invoice),
    type: endpoints.getInvoice.answersFile,
    name: `invoice-${invoice.number.replaceAll("/", "-")}.pdf`,
  };
});

import { endpoints } from "@haat/api-contract/endpoints";
import { defineFileRoute } from "../../../../../../../http/define-file-route";
import { drawInvoice } from "../../../../../../../workflows/invoice/pdf/draw-invoice";
import { readAnyInvoice } from "../../../../../../../workflows/invoice/read-invoice";

export const GET = defineFileRoute("getManagedInvoice", async ({ params, scope }) => {
  const invoice = await readAnyInvoice(scope, params.id);
  return {
    content: await drawInvoice(invoice),
    type: endpoints.getManagedInvoice.answersFile,
    name: `invoice-${invoice.number.replaceAll("/", "-")}.pdf`,
  };
});

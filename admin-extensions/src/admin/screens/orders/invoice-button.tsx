import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { downloadInvoice, type OrderDetail } from "./orders.queries";

type Invoiced = Pick<OrderDetail, "_id" | "orderNumber" | "invoice" | "history">;

/** Goods that have left have an invoice, or get it when it is asked for. */
export const hasInvoice = ({ invoice, history }: Pick<Invoiced, "invoice" | "history">): boolean =>
  invoice !== null || history.some(({ status }) => status === "shipped" || status === "delivered");

export function InvoiceButton({ order }: { order: Invoiced }) {
  const [busy, setBusy] = useState(false);
  if (!hasInvoice(order)) return null;
  const download = async () => {
    setBusy(true);
    try {
      await downloadInvoice(order._id, order.invoice?.number ?? String(order.orderNumber));
    } catch (error) {
      toast.error(errorMessage(error, "The invoice could not be loaded. Please try again."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type="button" variant="secondary" isLoading={busy} onClick={() => void download()}>
      Download invoice
    </Button>
  );
}

import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { hasInvoice } from "./order-words";
import { downloadInvoice, type OrderDetail } from "./orders.queries";

type Invoiced = Pick<OrderDetail, "_id" | "orderNumber" | "invoice" | "history">;

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

import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import FileText from "lucide-react/icons/file-text";
import { toast } from "../../lib/toast";
import { isInvoiced } from "../orders/what-stays";
import { invoiceTexts, useDownloadInvoice } from "./api/invoice.mutations";

type Invoiced = Pick<Order, "_id" | "orderNumber" | "history" | "earlierInvoices">;

/** Download buttons for an order's invoices, the valid one first. Renders nothing for an order without one. */
export function InvoiceButtons({ order }: { order: Invoiced }) {
  if (!isInvoiced(order)) return null;
  return [undefined, ...order.earlierInvoices].map((earlier) => (
    <InvoiceButton key={earlier?._id ?? ""} order={order} earlier={earlier} />
  ));
}

type Props = { order: Invoiced; earlier: Order["earlierInvoices"][number] | undefined };

function InvoiceButton({ order, earlier }: Props) {
  const download = useDownloadInvoice();
  const start = () =>
    download.mutate(
      { order, earlier },
      { onError: (error) => toast.error(errorMessage(error, invoiceMessages.loadFailed)) },
    );
  const name = earlier ? invoiceTexts.earlier(earlier.number) : invoiceTexts.download;
  return (
    <Button variant="secondary" busy={download.isPending} onClick={start}>
      {!download.isPending && <FileText aria-hidden className="size-4" />}
      {download.isPending ? invoiceTexts.downloading : name}
    </Button>
  );
}

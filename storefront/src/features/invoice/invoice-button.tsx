import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import FileText from "lucide-react/icons/file-text";
import { toast } from "../../lib/toast";
import { useDownloadInvoice } from "./api/invoice.mutations";
import { isInvoiced } from "./is-invoiced";
import { invoiceTexts } from "./texts";

/** Downloads an order's invoice. Shows nothing for an order that has none. */
export function InvoiceButton({ order }: { order: Pick<Order, "_id" | "orderNumber" | "history"> }) {
  const download = useDownloadInvoice();
  if (!isInvoiced(order)) return null;
  const start = () =>
    download.mutate(order, { onError: (error) => toast.error(errorMessage(error, invoiceMessages.loadFailed)) });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={start}>
      {!download.isPending && <FileText aria-hidden className="size-4" />}
      {download.isPending ? invoiceTexts.downloading : invoiceTexts.download}
    </Button>
  );
}

import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ErrorState, ListSkeleton } from "../shared/states";
import { ViewDialog } from "../shared/view-dialog";
import { OrderDetailView } from "./order-detail-view";
import { downloadInvoice, type OrderDetail, orderQuery } from "./orders.queries";
import { RefundModal } from "./refund-modal";
import { StatusControl } from "./status-control";

/** One order with all that is known of it. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id));
  const { can } = usePermissions();
  const [refunding, setRefunding] = useState(false);
  return (
    <ViewDialog
      title={order ? `Order #${order.orderNumber}` : "Order"}
      {...(order ? { text: order._id } : {})}
      onClose={onClose}
      width="wide"
      footer={
        order && (
          <>
            <InvoiceButton order={order} />
            {can("edit_payment") && order.refundable > 0 && order.paymentStatus !== "pending" && (
              <Button type="button" variant="secondary" onClick={() => setRefunding(true)}>
                Refund
              </Button>
            )}
            {can("edit_order") && <StatusControl order={order} />}
          </>
        )
      }
    >
      {order ? (
        <>
          <OrderDetailView order={order} />
          {refunding && <RefundModal order={order} onClose={() => setRefunding(false)} />}
        </>
      ) : error ? (
        <ErrorState title="This order could not be read." error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton rows={6} wide={false} />
      )}
    </ViewDialog>
  );
}

/** Goods that have left have an invoice, or get it now. */
export function InvoiceButton({ order }: { order: Pick<OrderDetail, "_id" | "orderNumber" | "invoice" | "history"> }) {
  const [busy, setBusy] = useState(false);
  const hasLeft = order.history.some(({ status }) => status === "shipped" || status === "delivered");
  if (!order.invoice && !hasLeft) return null;
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

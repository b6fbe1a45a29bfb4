import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePermissions } from "../lib/use-permissions";
import { ErrorState, ListSkeleton } from "../shared/states";
import { ViewDialog } from "../shared/view-dialog";
import { InvoiceButton } from "./invoice-button";
import { OrderDetailView } from "./order-detail-view";
import { orderQuery } from "./orders.queries";
import { RefundModal } from "./refund-modal";
import { StatusControl } from "./status-control";

/** An order with all its details. */
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
            <div className="flex w-full gap-2 empty:hidden max-[699px]:[&>button]:flex-1 min-[700px]:mr-auto min-[700px]:w-auto">
              <InvoiceButton order={order} />
              {can("edit_payment") && order.refundable > 0 && order.paymentStatus !== "pending" && (
                <Button type="button" variant="secondary" onClick={() => setRefunding(true)}>
                  Refund
                </Button>
              )}
            </div>
            {can("edit_order") && (
              <StatusControl order={{ ...order, returnStatus: order.returnRequest?.status ?? null }} atFoot />
            )}
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
        <ErrorState title="This order could not be loaded." error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ListSkeleton rows={6} wide={false} />
      )}
    </ViewDialog>
  );
}

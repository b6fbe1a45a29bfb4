import type { Order } from "@haat/api-contract/order/schemas";
import { cancellableStatuses } from "@haat/api-contract/order/words";
import { Button } from "@haat/ui/button";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import Truck from "lucide-react/icons/truck";
import { useState } from "react";
import { errorMessage } from "../../../lib/api-error";
import { toast } from "../../../lib/toast";
import { useCancelOrder } from "../api/orders.mutations";
import { orderTexts } from "../texts";
import { OrderTimeline } from "./order-timeline";
import { ReturnNotice } from "./return-notice";

/** What can be done with an order, or what was done, by its status. */
export function OrderActions({ order }: { order: Order }) {
  if (cancellableStatuses.includes(order.orderStatus)) return <CancelOrder order={order} />;
  if (order.orderStatus === "shipped") return <TrackPackage order={order} />;
  if (order.orderStatus === "cancelled") return <p className="font-semibold text-sale">{orderTexts.orderCancelled}</p>;
  if (order.orderStatus === "returned") return <ReturnNotice order={order} />;
  return null;
}

function CancelOrder({ order }: { order: Order }) {
  const cancel = useCancelOrder();
  const [asking, setAsking] = useState(false);
  const cancelNow = () =>
    cancel.mutate(order._id, {
      onSuccess: () => toast.success(orderTexts.cancelled),
      onError: (error) => toast.error(orderTexts.cancelFailed(errorMessage(error, orderTexts.cancelFailedUnknown))),
    });
  return (
    <>
      <Button variant="danger" busy={cancel.isPending} onClick={() => setAsking(true)}>
        {cancel.isPending ? orderTexts.cancelling : orderTexts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel order #${order.orderNumber}?`}
        text={orderTexts.confirmCancel}
        confirmLabel={orderTexts.cancel}
        dismissLabel={orderTexts.keep}
        onConfirm={cancelNow}
        danger
      />
    </>
  );
}

function TrackPackage({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Truck aria-hidden className="size-4" />
        {orderTexts.track}
      </Button>
      {open && <OrderTimeline order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

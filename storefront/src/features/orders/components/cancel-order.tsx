import type { Order } from "@haat/api-contract/order/schemas";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import { Button } from "@haat/ui/button";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { toast } from "../../../lib/toast";
import { useCancelOrder } from "../api/orders.mutations";
import { useRefundChoice } from "../refund-rules";
import { orderTexts } from "../texts";
import { RefundChoice } from "./refund-choice";

/** "Cancel Order", with a confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const cancel = useCancelOrder();
  const [asking, setAsking] = useState(false);
  const cancelNow = (refundTo?: RefundDestination) =>
    cancel.mutate(
      { orderId: order._id, refundTo },
      {
        onSuccess: () => toast.success(orderTexts.cancelled),
        onError: (error) => toast.error(orderTexts.cancelFailed(errorMessage(error, orderTexts.cancelFailedUnknown))),
      },
    );
  return (
    <>
      <Button variant="quiet" busy={cancel.isPending} onClick={() => setAsking(true)}>
        {cancel.isPending ? orderTexts.cancelling : orderTexts.cancel}
      </Button>
      {asking && <Question order={order} onClose={() => setAsking(false)} onConfirm={cancelNow} />}
    </>
  );
}

type QuestionProps = { order: Order; onClose: () => void; onConfirm: (refundTo?: RefundDestination) => void };

function Question({ order, onClose, onConfirm }: QuestionProps) {
  const choice = useRefundChoice(order);
  const [refundTo, setRefundTo] = useState<RefundDestination>("source");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel order #${order.orderNumber}?`}
      text={orderTexts.confirmCancel}
      confirmLabel={orderTexts.cancel}
      dismissLabel={orderTexts.keep}
      onConfirm={() => onConfirm(choice === "asked" ? refundTo : undefined)}
      danger
    >
      <div className="mt-5 flex flex-col gap-3 empty:hidden">
        <RefundChoice order={order} choice={choice} value={refundTo} onChange={setRefundTo} />
      </div>
    </ConfirmDialog>
  );
}

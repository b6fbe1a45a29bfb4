import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import { cancellableParcels, type ParcelStep, parcelMoves } from "@haat/api-contract/parcel/words";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { closeWhenDone, toast } from "../../lib/toast";
import { useCancelPart, useMoveOrder } from "./api/orders.queries";
import { DeliverDialog } from "./deliver-dialog";
import { ShipDialog } from "./ship-dialog";

type Props = { order: SellerOrderDetail };
type Asked = "shipped" | "delivered" | "cancelled" | null;

const labels: Record<ParcelStep, string> = {
  processing: "Start processing",
  shipped: "Mark as shipped",
  delivered: "Mark as delivered",
};

/** The actions that an order's status allows; the next step first. */
export function OrderActs({ order }: Props) {
  const { _id: parcelId, version, status, orderNumber } = order;
  const [asked, setAsked] = useState<Asked>(null);
  const move = useMoveOrder(parcelId);
  const cancel = useCancelPart(parcelId);
  const told = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.error(errorMessage(error, parcelMessages.saveFailed)),
  };
  const refusal = move.error ? errorMessage(move.error, parcelMessages.saveFailed) : undefined;
  const steps = parcelMoves[status];
  const ask = (next: Asked) => {
    // Clears the last attempt's error.
    move.reset();
    cancel.reset();
    setAsked(next);
  };
  const close = () => ask(null);
  return (
    <div className="flex w-full flex-wrap gap-3 sm:w-auto [&>button]:grow sm:[&>button]:grow-0">
      {steps.map((step, place) => (
        <Button
          key={step}
          variant={place === 0 ? "primary" : "secondary"}
          busy={move.isPending && move.variables.status === step && asked !== step}
          disabled={move.isPending || cancel.isPending}
          onClick={() => (step === "processing" ? move.mutate({ status: step, version }, told) : ask(step))}
        >
          {labels[step]}
        </Button>
      ))}
      {cancellableParcels.includes(status) && (
        <Button variant="danger" disabled={move.isPending || cancel.isPending} onClick={() => ask("cancelled")}>
          Cancel Order
        </Button>
      )}
      {asked === "shipped" && (
        <ShipDialog
          busy={move.isPending}
          onClose={close}
          error={refusal}
          onShip={(tracking) =>
            void closeWhenDone(move.mutateAsync({ status: "shipped", ...tracking, version }), close)
          }
        />
      )}
      {asked === "delivered" && (
        <DeliverDialog
          orderNumber={orderNumber}
          isCash={order.paymentMethod === "cod"}
          busy={move.isPending}
          refusal={refusal}
          onClose={close}
          onDeliver={(code) => void closeWhenDone(move.mutateAsync({ status: "delivered", code, version }), close)}
        />
      )}
      {asked === "cancelled" && (
        <ReasonModal
          title={`Cancel your items in order #${orderNumber}?`}
          text="The items go back into stock and the customer isn't charged for them. This can't be undone."
          label="Reason (visible to the customer)"
          missing={parcelMessages.reasonMissing}
          max={limits.maxReturnReasonLength}
          submitLabel="Cancel Order"
          dismissLabel="Keep Order"
          busy={cancel.isPending}
          error={cancel.error ? errorMessage(cancel.error, parcelMessages.saveFailed) : undefined}
          onClose={close}
          onReason={(reason) => void closeWhenDone(cancel.mutateAsync({ reason, version }), close)}
        />
      )}
    </div>
  );
}

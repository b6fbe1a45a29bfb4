import type { Order } from "@haat/api-contract/order/schemas";
import { Button } from "@haat/ui/button";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { LatePart } from "../../../lib/late-part";
import { awaitsPayment, payByTime } from "../pay-until";
import { toPlaced } from "../placed-state";
import { paymentTexts } from "../texts";

const loadPayOrder = () => import("./pay-order");

type Props = {
  order: Order;
  /** When the order was loaded. */
  now: Date;
};

/** Shows that an order awaits its payment, until when, and a button to pay. Renders nothing if it does not. */
export function PaymentPending({ order, now }: Props) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  if (!awaitsPayment(order) && !open) return null;
  const time = payByTime(order.payment, now);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-warning-soft px-4 py-3 sm:px-6">
      <p className="flex items-center gap-2 text-sm font-semibold text-warning">
        <Clock aria-hidden className="size-4 shrink-0" />
        {time ? paymentTexts.pendingUntil(time) : paymentTexts.pending}
      </p>
      <Button
        className="w-full sm:w-auto"
        onClick={() => {
          setOpen(true);
          setPresses((before) => before + 1);
        }}
      >
        {paymentTexts.complete}
      </Button>
      {open && (
        <LatePart load={loadPayOrder} onFailed={() => setOpen(false)}>
          {(PayOrder) => (
            <PayOrder
              // Each click starts afresh: a gateway's sheet may fail silently, and would never settle.
              key={presses}
              order={order}
              start={null}
              onClose={() => setOpen(false)}
              onDone={(paid, isTold) => navigate(...toPlaced(paid._id, isTold))}
            />
          )}
        </LatePart>
      )}
    </div>
  );
}

import type { Order } from "@haat/api-contract/order/schemas";
import { canCancel } from "@haat/api-contract/order/words";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import Truck from "lucide-react/icons/truck";
import { useState } from "react";
import { CreditNoteButtons } from "../../invoice/credit-note-buttons";
import { InvoiceButtons } from "../../invoice/invoice-buttons";
import { orderTexts } from "../texts";
import { BuyAgain } from "./buy-again";
import { CancelOrder } from "./cancel-order";
import { OrderHistory } from "./order-history";
import { ReturnItems } from "./return-items";

type Props = {
  order: Order;
  /** When the orders were loaded. */
  now: Date;
};

/** An order's actions, by its status. */
export function OrderActions({ order, now }: Props) {
  const status = order.orderStatus;
  const isOver = status === "delivered" || status === "cancelled" || status === "returned";
  return (
    <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto [&>button]:grow sm:[&>button]:grow-0">
      {canCancel(order) && <CancelOrder order={order} />}
      {status === "cancelled" && <p className="mr-2 font-semibold text-sale">{orderTexts.orderCancelled}</p>}
      {status === "shipped" && <TrackPackage order={order} />}
      {status === "delivered" && !order.returnRequest && <ReturnItems order={order} now={now} />}
      <InvoiceButtons order={order} />
      <CreditNoteButtons order={order} />
      {isOver && <BuyAgain order={order} />}
    </div>
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

type TimelineProps = { order: Order; onClose: () => void };

const OrderTimeline = ({ order, onClose }: TimelineProps) => (
  <Dialog open onOpenChange={onClose} title={orderTexts.track} description={`Order #${order.orderNumber}`}>
    <OrderHistory history={order.history} />
  </Dialog>
);

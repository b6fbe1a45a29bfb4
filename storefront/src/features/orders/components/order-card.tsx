import type { Order } from "@haat/api-contract/order/schemas";
import { longBritishDate, orderRupees } from "@haat/ui/format";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { PaymentPending } from "../../payment/components/payment-pending";
import { orderTexts } from "../texts";
import { OrderActions } from "./order-actions";
import { OrderDetails } from "./order-details";
import { OrderLines } from "./order-lines";
import { OrderParcels, Tracking } from "./order-parcels";
import { OrderStanding } from "./order-standing";
import { OrderTracker } from "./order-tracker";
import { RefundPayee } from "./refund-payee";
import { ReturnNotice } from "./return-notice";

type Props = {
  order: Order;
  /** When the orders were loaded. */
  readAt: Date;
};

export function OrderCard({ order, readAt }: Props) {
  const [detailed, setDetailed] = useState(false);
  const detailsId = useId();
  return (
    <article aria-label={`Order #${order.orderNumber}`} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-b border-line px-4 py-4 text-sm sm:px-6">
        <div>
          <h2 className="text-sm leading-5">Order #{order.orderNumber}</h2>
          <p className="text-muted">Placed on {longBritishDate(order.createdAt)}</p>
        </div>
        <p className="sm:text-right">
          <span className="font-semibold tabular-nums">{orderRupees(order.finalAmount)}</span>
          <span className="block break-all text-xs leading-5 text-muted sm:text-sm sm:leading-5">ID: {order._id}</span>
        </p>
      </header>
      <PaymentPending order={order} now={readAt} />
      <RefundPayee order={order} />
      <div className="grid gap-6 px-4 py-5 sm:px-6 md:grid-cols-2">
        <OrderLines order={order} />
        <div className="flex flex-col gap-5">
          <OrderStanding order={order} now={readAt} />
          <OrderTracker order={order} />
          <Tracking {...order} className="text-sm" />
          {order.parcels.length > 0 && <OrderParcels parcels={order.parcels} orderStatus={order.orderStatus} />}
          {(order.returnRequest || order.orderStatus === "returned") && <ReturnNotice order={order} />}
        </div>
      </div>
      <footer className="border-t border-line px-4 py-3 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <button
            type="button"
            aria-expanded={detailed}
            aria-controls={detailsId}
            onClick={() => setDetailed(!detailed)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-primary"
          >
            {detailed ? orderTexts.hideDetails : orderTexts.showDetails}
            <ChevronDown aria-hidden className={detailed ? "size-4 rotate-180 transition" : "size-4 transition"} />
          </button>
          <OrderActions order={order} now={readAt} />
        </div>
        <div id={detailsId} hidden={!detailed} className="pb-3 pt-4">
          <OrderDetails order={order} />
        </div>
      </footer>
    </article>
  );
}

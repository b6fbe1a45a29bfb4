import { goodsAmount } from "@haat/api-contract/order/figures";
import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import type { ReactNode } from "react";
import { paymentStatusText } from "../order-standing";
import { byMethod } from "../refund-rules";
import { refundText } from "../refund-texts";
import { orderTexts } from "../texts";
import { whatStays } from "../what-stays";
import { OrderHistory } from "./order-history";
import { CouponRow, OrderSavings } from "./order-savings";

/** An order's address, payment, refunds, amounts and history. */
export function OrderDetails({ order }: { order: Order }) {
  const { name, address, city, state, pincode, country, mobile } = order.shippingAddress;
  return (
    <div className="grid gap-6 text-sm sm:grid-cols-2 lg:grid-cols-4">
      <Part title="Shipping details">
        <address className="not-italic">
          {name}
          <br />
          <span className="whitespace-pre-line break-words">{address}</span>
          <br />
          {city}, {state} {pincode}
          <br />
          {country}
          <br />
          Mobile: {mobile}
        </address>
      </Part>
      <Part title="Payment">
        <p>Payment Method: {order.paymentMethod.toUpperCase()}</p>
        <p>Payment Status: {paymentStatusText(order)}</p>
        <PaidBy order={order} />
        {order.refunds.map((refund) => (
          <p key={refund._id} className="text-ink">
            {refundText(refund)}
          </p>
        ))}
        {whatStays(order).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      <Part title="Amount">
        <p className="tabular-nums">Items: {orderRupees(goodsAmount(order) + (order.coupon?.discount ?? 0))}</p>
        <CouponRow order={order} />
        <p className="tabular-nums">Shipping: {order.shipping === 0 ? "FREE" : orderRupees(order.shipping)}</p>
        <p className="font-semibold tabular-nums">Total: {orderRupees(order.finalAmount)}</p>
        <OrderSavings order={order} />
      </Part>
      <Part title={orderTexts.history}>
        <OrderHistory history={order.history} />
      </Part>
    </div>
  );
}

/** The parts paid by the wallet and by the payment method; nothing if only one of them paid. */
function PaidBy({ order }: { order: Order }) {
  const { fromWallet } = order.payment;
  if (fromWallet === 0 || order.paymentMethod === "wallet") return null;
  return (
    <>
      <p className="tabular-nums">{orderTexts.byWallet(orderRupees(fromWallet))}</p>
      <p className="tabular-nums">
        {orderTexts.byMethod(order.paymentMethod.toUpperCase(), orderRupees(byMethod(order)))}
      </p>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-sm font-semibold">{title}</h3>
    <div className="flex flex-col gap-1 text-muted">{children}</div>
  </section>
);

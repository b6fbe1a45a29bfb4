import { lineAmount } from "@haat/api-contract/order/line-money";
import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import { LinePicture, VariantText } from "../../cart/components/line-parts";
import { CouponRow, OrderSavings } from "../../orders/components/order-savings";
import { OrderStanding } from "../../orders/components/order-standing";
import { placedTexts } from "../texts";

/** Details of a placed order: lines, address, expected delivery, total and next steps. */
export function PlacedOrder({ order }: { order: Order }) {
  const { name, address, city, state, pincode, mobile } = order.shippingAddress;
  return (
    <section
      aria-labelledby="placed-order"
      className="w-full max-w-2xl rounded-card border border-line bg-surface p-5 text-left sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="placed-order" className="text-lg">
          {placedTexts.order(order.orderNumber)}
        </h2>
        <p className="text-lg font-semibold tabular-nums">{orderRupees(order.finalAmount)}</p>
      </div>
      <div className="mt-2">
        <OrderStanding order={order} now={new Date()} />
      </div>
      <ul aria-label={placedTexts.items} className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-sm">
        {order.products.map((line) => (
          <li key={line._id} className="flex gap-3">
            <LinePicture src={line.productId.images[0]} sizes="56px" className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 font-semibold">{line.title}</p>
              <VariantText variant={line.variant} />
              <p className="text-muted">Quantity: {line.quantity}</p>
            </div>
            <p className="font-semibold tabular-nums">{orderRupees(lineAmount(line))}</p>
          </li>
        ))}
      </ul>
      {(order.coupon || order.discount > 0) && (
        <div className="mt-4 border-t border-line pt-4 text-sm">
          <CouponRow order={order} />
          <OrderSavings order={order} />
        </div>
      )}
      <div className="mt-4 grid gap-6 border-t border-line pt-4 text-sm sm:grid-cols-2">
        <div>
          <h3 className="text-sm font-semibold">{placedTexts.deliveredTo}</h3>
          <address className="mt-1 not-italic text-muted">
            {name}
            <br />
            <span className="whitespace-pre-line break-words">{address}</span>
            <br />
            {city}, {state} {pincode}
            <br />
            Mobile: {mobile}
          </address>
        </div>
        <div>
          <h3 className="text-sm font-semibold">{placedTexts.next}</h3>
          <ol className="mt-1 list-decimal space-y-1 pl-4 text-muted">
            {placedTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import { longBritishDate, orderRupees } from "@haat/ui/format";
import { LinePicture } from "./order-parts";
import { contentsHeading } from "./order-words";

type Props = { order: SellerOrderDetail };

/** The lines of an order, with what they earn. */
export const OrderLines = ({ order }: Props) => (
  <section aria-labelledby="contents" className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="contents" className="mb-3 text-lg">
      {contentsHeading(order.status)}
    </h2>
    <ul>
      {order.products.map((line) => (
        <li key={line._id} className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
          <LinePicture src={line.image} />
          <div className="min-w-0 flex-1 text-sm">
            <p className="break-words font-semibold">{line.title}</p>
            <p className="break-words text-muted">
              {[line.variant?.color, line.variant?.size, line.sku && `SKU ${line.sku}`].filter(Boolean).join(" · ")}
            </p>
            <p className="mt-1 tabular-nums">
              {line.quantity} × {orderRupees(line.price)}
            </p>
            {line.coupon > 0 && (
              <p className="mt-1 text-muted">
                {line.isShopCoupon ? "The shop's coupon" : "Your coupon"}:{" "}
                <span className="whitespace-nowrap">−{orderRupees(line.coupon)}</span>
              </p>
            )}
            {line.refunded > 0 && <p className="mt-1 text-sale">Returned, refund: {orderRupees(line.refunded)}</p>}
            {line.refunded === 0 && line.returnUntil && (
              <p className="mt-1 text-muted">Can be returned until {longBritishDate(line.returnUntil)}</p>
            )}
          </div>
          <p className="text-sm font-semibold tabular-nums">{orderRupees(line.amount)}</p>
        </li>
      ))}
    </ul>
    <dl className="mt-2 grid grid-cols-[1fr_max-content] gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
      <dt className="text-muted">Items</dt>
      <dd className="text-right">{orderRupees(order.goods)}</dd>
      <dt className="text-muted">Delivery</dt>
      <dd className="text-right">{order.delivery === 0 ? "FREE" : orderRupees(order.delivery)}</dd>
      <dt className="font-semibold">Your total</dt>
      <dd className="text-right font-semibold">{orderRupees(order.total)}</dd>
      {order.shopCoupon > 0 && (
        <>
          <dt className="text-muted">The shop's part of the price</dt>
          <dd className="text-right">{orderRupees(order.shopCoupon)}</dd>
        </>
      )}
    </dl>
  </section>
);

import type { SellerOrder } from "@haat/api-contract/parcel/schemas";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Link } from "react-router-dom";
import { orderPath } from "../../lib/page-paths";
import { LinePicture, StatusBadge } from "./order-parts";
import { contentsOf } from "./order-words";

const OrderLink = ({ order }: { order: SellerOrder }) => (
  <Link
    to={orderPath(order._id)}
    className="inline-flex min-h-11 items-center rounded-control font-semibold text-primary underline-offset-4 hover:underline lg:min-h-9"
  >
    Order #{order.orderNumber}
  </Link>
);

/** Cards on phones, a table from 1280 px. */
export const OrderList = ({ orders }: { orders: readonly SellerOrder[] }) => (
  <>
    <ul aria-label="Orders" className="flex flex-col gap-3 xl:hidden">
      {orders.map((order) => (
        <li key={order._id} className="rounded-card border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <OrderLink order={order} />
            <StatusBadge status={order.status} />
          </div>
          <div className="mt-1 flex items-start gap-3">
            <LinePicture src={order.image} />
            <div className="min-w-0 text-sm">
              <p className="break-words">{contentsOf(order)}</p>
              <p className="mt-1 break-words text-muted">
                {order.customer}, {order.city}
              </p>
            </div>
          </div>
          <p className="mt-3 flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-sm">
            <span className="text-muted">{instantText(order.placedAt)}</span>
            <span className="font-semibold tabular-nums">{orderRupees(order.total)}</span>
          </p>
        </li>
      ))}
    </ul>
    <div className="hidden overflow-x-auto rounded-card border border-line bg-surface xl:block">
      <table className="w-full text-sm">
        <caption className="sr-only">Orders</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {["Order", "Items", "Customer", "Status", "Placed"].map((head) => (
              <th key={head} scope="col" className="px-4 py-2 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order._id} className="border-b border-line last:border-0">
              <td className="whitespace-nowrap px-4 py-2">
                <OrderLink order={order} />
              </td>
              <td className="px-4 py-2">
                <span className="flex items-center gap-3">
                  <LinePicture src={order.image} />
                  <span className="min-w-0 break-words">{contentsOf(order)}</span>
                </span>
              </td>
              <td className="px-4 py-2">
                <span className="block break-words">{order.customer}</span>
                <span className="block break-words text-muted">{order.city}</span>
              </td>
              <td className="px-4 py-2">
                <StatusBadge status={order.status} />
              </td>
              <td className="whitespace-nowrap px-4 py-2 text-muted">{instantText(order.placedAt)}</td>
              <td className="px-4 py-2 text-right font-semibold tabular-nums">{orderRupees(order.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { StatusDot } from "../shared/status-dot";
import { statusLooks } from "./order-words";
import type { OrderDetail } from "./orders.queries";

const proofTexts: Record<NonNullable<OrderDetail["parcels"][number]["proof"]>, string> = {
  courier: "Delivery proven by the courier",
  code: "Delivery proven by the shopper's code",
  staff: "Delivery confirmed by staff",
  before: "Delivered before proofs were asked for",
};

/** The parts of an order that sellers send by themselves, and the shop's own; a cancelled one is no part of its sums. */
export const ParcelsPart = ({ parcels }: Pick<OrderDetail, "parcels">) => (
  <ul className="divide-ui-border-base divide-y">
    {parcels.map((parcel) => (
      <li key={parcel._id} className="flex flex-col gap-1 py-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="break-words font-medium">{parcel.seller?.name ?? "The shop itself"}</span>
          <StatusDot tone={statusLooks[parcel.status].tone}>{statusLooks[parcel.status].label}</StatusDot>
        </p>
        <p className="text-ui-fg-subtle flex flex-wrap justify-between gap-x-4">
          <span className="break-words">
            {parcel.products.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")}
          </span>
          <span className="tabular-nums">{orderRupees(parcel.total)}</span>
        </p>
        {parcel.trackingNumber && (
          <p className="text-ui-fg-subtle break-words">
            {parcel.carrier}: {parcel.trackingNumber}
          </p>
        )}
        {parcel.proof && parcel.seller && <p className="text-ui-fg-subtle">{proofTexts[parcel.proof]}</p>}
        {parcel.reason && <p className="text-ui-fg-subtle break-words">Reason: {parcel.reason}</p>}
        {parcel.refund !== null && <p className="text-ui-fg-subtle">Refunded: {orderRupees(parcel.refund)}</p>}
        <p className="text-ui-fg-muted">Last changed {instantText(parcel.changedAt)}</p>
      </li>
    ))}
  </ul>
);

import type { Order } from "@haat/api-contract/order/schemas";
import { Badge } from "@haat/ui/badge";
import { orderRupees } from "@haat/ui/format";
import { orderTexts, statusNames } from "../texts";

type Parcel = Order["parcels"][number];

const tones = {
  pending: "neutral",
  processing: "info",
  shipped: "primary",
  delivered: "success",
  cancelled: "sale",
} as const;

/** The order's parcels: who sends what, its status, and how to track it. */
export const OrderParcels = ({ parcels, orderStatus }: Pick<Order, "parcels" | "orderStatus">) => (
  <section aria-label={orderTexts.parcels}>
    <ul className="flex flex-col gap-3">
      {parcels.map((parcel, place) => (
        <li key={parcel._id} className="rounded-control border border-line px-4 py-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="text-sm font-semibold">{orderTexts.parcelOf(place + 1, parcels.length)}</h3>
            <Badge tone={tones[parcel.status]}>{statusNames[parcel.status]}</Badge>
          </div>
          <p className="break-words text-muted">{orderTexts.soldBy(parcel.seller?.name ?? orderTexts.theShop)}</p>
          <ul className="mt-2">
            {parcel.products.map(({ _id, title, quantity }) => (
              <li key={_id} className="break-words">
                {quantity} × {title}
              </li>
            ))}
          </ul>
          {parcel.status !== "cancelled" && <Tracking {...parcel} className="mt-2" />}
          {parcel.deliveryCode && (
            <p className="mt-2">
              {orderTexts.deliveryCode}:{" "}
              <span className="font-semibold tabular-nums tracking-wider">{parcel.deliveryCode}</span>
              <span className="block text-muted">{orderTexts.deliveryCodeHint}</span>
            </p>
          )}
          {parcel.status === "cancelled" && <Cancelled parcel={parcel} isPart={orderStatus !== "cancelled"} />}
        </li>
      ))}
    </ul>
  </section>
);

/** A parcel's carrier and tracking number. */
export const Tracking = ({
  carrier,
  trackingNumber,
  className = "",
}: Pick<Parcel, "carrier" | "trackingNumber"> & { className?: string }) =>
  trackingNumber && (
    <p className={`${className} break-words`}>
      {carrier}: <span className="break-all font-semibold">{trackingNumber}</span>
    </p>
  );

const Cancelled = ({ parcel, isPart }: { parcel: Parcel; isPart: boolean }) => (
  <>
    {parcel.reason && (
      <p className="mt-2 whitespace-pre-line break-words">{orderTexts.parcelCancelled(parcel.reason)}</p>
    )}
    {parcel.refund !== null && (
      <p className="mt-1 font-semibold">{orderTexts.parcelRefunded(orderRupees(parcel.refund))}</p>
    )}
    {parcel.refund === null && isPart && <p className="mt-1 font-semibold">{orderTexts.parcelNotPaid}</p>}
  </>
);

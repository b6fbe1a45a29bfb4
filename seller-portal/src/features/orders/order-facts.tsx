import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import type { ReactNode } from "react";
import { actorNames, paymentText, statusWords } from "./order-words";

type Props = { order: SellerOrderDetail };

/** Where it goes, how it is paid and followed, and what has happened. */
export const OrderFacts = ({ order }: Props) => (
  <section
    aria-label="Facts"
    className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 text-sm sm:p-6"
  >
    <Fact title="Deliver to">
      {order.shipTo ? (
        <address className="not-italic">
          <span className="font-semibold">{order.shipTo.name}</span>
          <br />
          <span className="whitespace-pre-line break-words">{order.shipTo.address}</span>
          <br />
          {order.shipTo.city}, {order.shipTo.state} {order.shipTo.pincode}
          <br />
          {order.shipTo.country}
          <br />
          Mobile: {order.shipTo.mobile}
        </address>
      ) : (
        <p>
          {order.customer}
          <span className="mt-1 block text-muted">The address is shown only as long as the order is open.</span>
        </p>
      )}
    </Fact>
    <Fact title="Payment">{paymentText(order, orderRupees(order.total))}</Fact>
    {order.trackingNumber && (
      <Fact title="Tracking">
        {order.carrier}: <span className="break-all font-semibold">{order.trackingNumber}</span>
      </Fact>
    )}
    <Fact title="History">
      <ol className="flex flex-col gap-2">
        {order.history.map(({ status, at, by }) => (
          <li key={`${status}-${at}`}>
            <span className="font-semibold">{statusWords[status].name}</span> by {actorNames[by]}
            <span className="block text-muted">{instantText(at)}</span>
          </li>
        ))}
      </ol>
    </Fact>
  </section>
);

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 text-base">{title}</h2>
    {children}
  </div>
);

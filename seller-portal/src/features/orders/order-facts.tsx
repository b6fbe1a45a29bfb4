import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { Button } from "@haat/ui/button";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { closeWhenDone } from "../../lib/toast";
import { orderQuery, useCorrectTracking } from "./api/orders.queries";
import { actorNames, paymentText, statusWords } from "./order-words";
import { ShipDialog } from "./ship-dialog";

type Props = { order: SellerOrderDetail };

/** Address, payment, tracking and history of an order. */
export const OrderFacts = ({ order }: Props) => (
  <section
    aria-label="Order details"
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
          <span className="mt-1 block text-muted">The address is shown only while the order is open.</span>
        </p>
      )}
    </Fact>
    <Fact title="Payment">{paymentText(order)}</Fact>
    {(order.trackingNumber || order.status === "shipped") && (
      <Fact title="Tracking">
        {order.trackingNumber ? (
          <>
            {order.carrier}: <span className="break-all font-semibold">{order.trackingNumber}</span>
          </>
        ) : (
          "No tracking number yet"
        )}
        {order.status === "shipped" && <CorrectTracking order={order} />}
      </Fact>
    )}
    <Fact title="History">
      <ol className="flex flex-col gap-2">
        {order.history.map(({ status, at, by, correction }) => (
          <li key={`${status}-${at}`}>
            <span className="font-semibold">{changeName(status, correction)}</span> by {actorNames[by]}
            {correction && (
              <span className="block break-words">
                {correction.was.trackingNumber && `From ${correction.was.carrier} ${correction.was.trackingNumber} to `}
                {correction.carrier} {correction.trackingNumber}
              </span>
            )}
            <span className="block text-muted">{instantText(at)}</span>
          </li>
        ))}
      </ol>
    </Fact>
  </section>
);

type Change = SellerOrderDetail["history"][number];

function changeName(status: Change["status"], correction: Change["correction"]): string {
  if (!correction) return statusWords[status].name;
  return correction.was.trackingNumber ? "Tracking corrected" : "Tracking added";
}

/** Corrects a mistyped tracking number while the parcel is in transit. */
function CorrectTracking({ order }: Props) {
  const show = useShowDialog();
  return (
    <div className="mt-1">
      <Button
        variant="quiet"
        className="-ml-3"
        size="small"
        onClick={() => show((close) => <CorrectTrackingDialog order={order} onClose={close} />)}
      >
        Correct tracking
      </Button>
    </div>
  );
}

function CorrectTrackingDialog({ order, onClose }: Props & { onClose: () => void }) {
  const { _id: parcelId, carrier, trackingNumber } = order;
  // If the save failed because the order had changed, the next attempt uses its current version.
  const { data: { version } = order } = useQuery(orderQuery(parcelId));
  const correct = useCorrectTracking(parcelId);
  return (
    <ShipDialog
      title="Correct tracking"
      submitLabel="Save tracking"
      had={{ carrier, trackingNumber }}
      busy={correct.isPending}
      error={correct.error ? errorMessage(correct.error, parcelMessages.saveFailed) : undefined}
      onClose={onClose}
      onShip={(tracking) => void closeWhenDone(correct.mutateAsync({ ...tracking, version }), onClose)}
    />
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 text-base">{title}</h2>
    {children}
  </div>
);

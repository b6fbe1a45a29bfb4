import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { CashModal } from "./cash-modal";
import { CorrectTracking } from "./correct-tracking";
import { deliveryTexts } from "./move-words";
import { statusLooks } from "./order-words";
import { type OrderDetail, useConfirmDelivery } from "./orders.queries";

const proofTexts: Record<NonNullable<OrderDetail["parcels"][number]["proof"]>, string> = {
  courier: "Delivery confirmed by the courier",
  code: "Delivery confirmed with the customer's code",
  staff: "Delivery confirmed by staff",
  before: "Delivered before confirmation was required",
};

/**
 * Marks a parcel as delivered if neither a code nor a courier does; asks first, since it affects a seller's earnings.
 */
function ConfirmDelivery({ order, parcel }: { order: OrderDetail; parcel: OrderDetail["parcels"][number] }) {
  const { can } = usePermissions();
  const [asking, setAsking] = useState(false);
  const confirm = useConfirmDelivery(parcel._id);
  if (!can("edit_order")) return null;
  return (
    <div>
      <Button type="button" size="small" variant="secondary" onClick={() => setAsking(true)}>
        Confirm delivery
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Confirm delivery of ${parcel.seller?.name ?? "this seller"}'s parcel?`}
          text="The parcel is marked as delivered without the customer's code."
          confirmLabel="Confirm delivery"
          busy={confirm.isPending}
          onConfirm={() => void closeWhenDone(confirm.mutateAsync(undefined), () => setAsking(false))}
        >
          <ul className="text-ui-fg-base flex list-disc flex-col gap-1 pl-5" aria-label="What will happen">
            {deliveryTexts(order, parcel._id).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {confirm.error && <FormAlert>{errorMessage(confirm.error, parcelMessages.saveFailed)}</FormAlert>}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The state of the cash that the courier collected for a parcel. */
function Cash({ parcel }: { parcel: OrderDetail["parcels"][number] }) {
  const { can } = usePermissions();
  const [asking, setAsking] = useState(false);
  const { cashReceived: cash, cashDue } = parcel;
  if (cash) {
    return (
      <p className="text-ui-fg-subtle break-words">
        Cash received: {orderRupees(cash.amount)} on {instantText(cash.at)}, {cash.reference}
      </p>
    );
  }
  if (cashDue === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ui-fg-subtle">{orderRupees(cashDue)} in cash not yet received from the courier</p>
      {can("edit_payment") && (
        <Button type="button" size="small" variant="secondary" onClick={() => setAsking(true)}>
          Record cash
        </Button>
      )}
      {asking && <CashModal parcel={parcel} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The parcels of an order that sellers ship, and the shop's own; cancelled ones do not count in its sums. */
export const ParcelsPart = ({ order }: { order: OrderDetail }) => (
  <ul className="divide-ui-border-base divide-y">
    {order.parcels.map((parcel) => (
      <li key={parcel._id} className="flex flex-col gap-1 py-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="break-words font-medium">{parcel.seller?.name ?? "The shop"}</span>
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
        {parcel.status === "shipped" && <CorrectTracking {...parcel} thing={{ parcelId: parcel._id }} />}
        {parcel.proof && parcel.seller && <p className="text-ui-fg-subtle">{proofTexts[parcel.proof]}</p>}
        {parcel.seller && parcel.status === "shipped" && <ConfirmDelivery order={order} parcel={parcel} />}
        <Cash parcel={parcel} />
        {parcel.reason && <p className="text-ui-fg-subtle break-words">Reason: {parcel.reason}</p>}
        {parcel.refund !== null && <p className="text-ui-fg-subtle">Refund: {orderRupees(parcel.refund)}</p>}
        <p className="text-ui-fg-muted">Last updated {instantText(parcel.changedAt)}</p>
      </li>
    ))}
  </ul>
);

import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { moveEffects } from "@haat/api-contract/order/move-effects";
import { moveParcelBodySchema } from "@haat/api-contract/parcel/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { errorMessage } from "@haat/web/api-error";
import { type ReactNode, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { LineField, useValidated } from "../shared/validated-form";
import { EffectList } from "./move-dialog";
import { stepLabels } from "./move-words";
import { type OrderDetail, useUpdateStatus } from "./orders.queries";

type Props = { order: OrderDetail; onClose: () => void };

/** Asks for carrier and tracking number before an order is marked as shipped. */
export function ShipModal({ order, onClose }: Props) {
  const { _id: orderId, orderNumber, version } = order;
  const update = useUpdateStatus();
  return (
    <TrackingModal
      title={`Ship order #${orderNumber}`}
      text="The customer is notified and can track the parcel."
      submitLabel={stepLabels.shipped ?? ""}
      busy={update.isPending}
      error={update.error ? errorMessage(update.error, orderMessages.updateFailed(0)) : undefined}
      onClose={onClose}
      onSend={(tracking) =>
        void closeWhenDone(update.mutateAsync({ orderId, status: "shipped", version, ...tracking }), onClose)
      }
    >
      <EffectList effects={moveEffects(order, "shipped").filter(({ kind }) => kind !== "mail")} />
    </TrackingModal>
  );
}

type Tracking = { carrier: string; trackingNumber: string };
type TrackingProps = {
  title: string;
  text: string;
  submitLabel: string;
  /** The shipment to correct. */
  had?: Tracking;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onSend: (tracking: Tracking) => void;
  children?: ReactNode;
};

const nothing: Tracking = { carrier: "", trackingNumber: "" };

/** Carrier and tracking number, for shipping and for corrections. */
export function TrackingModal({ had = nothing, onSend, children, ...modal }: TrackingProps) {
  const [carrier, setCarrier] = useState(had.carrier);
  const [trackingNumber, setTrackingNumber] = useState(had.trackingNumber);
  // Sellers must provide both for their parcels.
  const validated = moveParcelBodySchema.safeParse({ status: "shipped", carrier, trackingNumber });
  const { submit, fault } = useValidated(validated, (sent) => {
    onSend({ carrier: sent.carrier, trackingNumber: sent.trackingNumber });
  });
  return (
    <FormModal {...modal} onSubmit={submit} dirty={carrier !== had.carrier || trackingNumber !== had.trackingNumber}>
      <LineField
        label="Courier"
        hint="For example, Blue Dart or India Post."
        error={fault("carrier")}
        value={carrier}
        onChange={setCarrier}
        maxLength={limits.maxTrackingLength}
        remembered
      />
      <LineField
        label="Tracking number"
        error={fault("trackingNumber")}
        value={trackingNumber}
        onChange={setTrackingNumber}
        maxLength={limits.maxTrackingLength}
      />
      {children}
    </FormModal>
  );
}

import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { moveEffects } from "@haat/api-contract/order/move-effects";
import { moveParcelBodySchema } from "@haat/api-contract/parcel/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/outcome";
import { EffectList } from "./move-dialog";
import { stepLabels } from "./move-words";
import { type OrderDetail, useUpdateStatus } from "./orders.queries";

type Props = { order: OrderDetail; onClose: () => void };

/** Asks with whom an order goes, and by what number it is followed, before it is marked as shipped. */
export function ShipModal({ order, onClose }: Props) {
  const { _id: orderId, orderNumber, version } = order;
  const [carrier, setCarrier] = useState("");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [tried, setTried] = useState(false);
  const update = useUpdateStatus();
  // What sellers have to say of their parcels.
  const judged = moveParcelBodySchema.safeParse({ status: "shipped", carrier, trackingNumber });
  const faultOf = (name: string) =>
    tried ? judged.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!judged.success) return;
    const sent = { carrier: judged.data.carrier, trackingNumber: judged.data.trackingNumber };
    void closeWhenDone(update.mutateAsync({ orderId, status: "shipped", version, ...sent }), onClose);
  };
  return (
    <FormModal
      title={`Ship order #${orderNumber}`}
      text="The customer is told, and can follow the parcel by its number."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={stepLabels.shipped ?? ""}
      busy={update.isPending}
      dirty={carrier !== "" || trackingNumber !== ""}
      error={update.error ? errorMessage(update.error, orderMessages.updateFailed(0)) : undefined}
    >
      <Field label="Carrier" hint="For example Blue Dart or India Post." required error={faultOf("carrier")}>
        {(control) => (
          <Input
            {...control}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
            maxLength={limits.trackingMost}
          />
        )}
      </Field>
      <Field label="Tracking Number" required error={faultOf("trackingNumber")}>
        {(control) => (
          <Input
            {...control}
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
            maxLength={limits.trackingMost}
            autoComplete="off"
          />
        )}
      </Field>
      <EffectList effects={moveEffects(order, "shipped").filter(({ kind }) => kind !== "mail")} />
    </FormModal>
  );
}

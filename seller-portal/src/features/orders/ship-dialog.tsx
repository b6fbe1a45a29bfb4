import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { controlClass } from "@haat/product-form/inputs";
import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useLateResolver } from "../../lib/late-resolver";

export type TrackingDraft = { carrier: string; trackingNumber: string };

type Props = {
  title?: string;
  submitLabel?: string;
  /** The shipment to correct. */
  had?: TrackingDraft;
  busy: boolean;
  /** Error of the last attempt. */
  error: string | undefined;
  onClose: () => void;
  onShip: (tracking: TrackingDraft) => void;
};

const loadResolver = () => import("./tracking-resolver");

/** Asks for a parcel's carrier and tracking number. */
export function ShipDialog({
  title = "Mark as shipped",
  submitLabel = "Mark as shipped",
  had,
  error,
  onShip,
  ...modal
}: Props) {
  const { register, handleSubmit, formState, setFocus } = useForm<TrackingDraft>({
    resolver: useLateResolver(loadResolver),
    defaultValues: had ?? { carrier: "", trackingNumber: "" },
  });
  const { errors, isDirty } = formState;
  useEffect(() => setFocus("carrier"), [setFocus]);
  return (
    <FormModal
      {...modal}
      title={title}
      text={had ? "The customer sees it in My Orders." : "The customer is notified and can track the parcel."}
      onSubmit={(event) => void handleSubmit(onShip)(event)}
      submitLabel={submitLabel}
      dirty={isDirty}
      error={errors.root?.message ?? error}
    >
      <Field label="Courier" hint="For example, Blue Dart or India Post." required error={errors.carrier?.message}>
        {(control) => (
          <Input {...control} {...register("carrier")} maxLength={limits.maxTrackingLength} className={controlClass} />
        )}
      </Field>
      <Field label="Tracking number" required error={errors.trackingNumber?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("trackingNumber")}
            maxLength={limits.maxTrackingLength}
            autoComplete="off"
            className={controlClass}
          />
        )}
      </Field>
    </FormModal>
  );
}

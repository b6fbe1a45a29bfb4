import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { useForm } from "react-hook-form";
import { useLateResolver } from "../../lib/late-resolver";

export type TrackingDraft = { carrier: string; trackingNumber: string };

type Props = {
  title?: string;
  submitLabel?: string;
  /** What is corrected. */
  had?: TrackingDraft;
  busy: boolean;
  onClose: () => void;
  onShip: (tracking: TrackingDraft) => void;
};

const loadResolver = () => import("./tracking-resolver");

/** Asks with whom a parcel goes, and by what number it is followed. */
export function ShipDialog({
  title = "Mark as shipped",
  submitLabel = "Mark as Shipped",
  had,
  busy,
  onClose,
  onShip,
}: Props) {
  const { register, handleSubmit, formState } = useForm<TrackingDraft>({
    resolver: useLateResolver(loadResolver),
    defaultValues: had ?? { carrier: "", trackingNumber: "" },
  });
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        had ? "The shopper reads it in My Orders." : "The shopper is told, and can follow the parcel by its number."
      }
    >
      <form noValidate onSubmit={(event) => void handleSubmit(onShip)(event)} className="flex flex-col gap-5">
        <Field label="Carrier" hint="For example Blue Dart or India Post." error={errors.carrier?.message}>
          {(control) => (
            <Input {...control} {...register("carrier")} maxLength={limits.trackingMost} autoFocus aria-required />
          )}
        </Field>
        <Field label="Tracking Number" error={errors.trackingNumber?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("trackingNumber")}
              maxLength={limits.trackingMost}
              autoComplete="off"
              aria-required
            />
          )}
        </Field>
        {errors.root?.message && <p className="text-sm text-sale">{errors.root.message}</p>}
        <Button type="submit" full busy={busy}>
          {busy ? "Saving..." : submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}

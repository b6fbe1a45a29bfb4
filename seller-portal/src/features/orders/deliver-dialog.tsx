import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { type FormEvent, useState } from "react";

type Props = {
  orderNumber: number;
  isCash: boolean;
  busy: boolean;
  /** What the shop said to the last code. */
  refusal: string | undefined;
  onClose: () => void;
  onDeliver: (code: string) => void;
};

const isCode = (text: string) => new RegExp(`^\\d{${limits.deliveryCodeLength}}$`).test(text);

/** Asks for the code that proves that the shopper has the parcel. */
export function DeliverDialog({ orderNumber, isCash, busy, refusal, onClose, onDeliver }: Props) {
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const named = code.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isCode(named)) onDeliver(named);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Has order #${orderNumber} arrived?`}
      description={
        isCash
          ? "The shopper has a delivery code and tells it when the parcel is handed over and the cash is paid. This can't be taken back."
          : "The shopper has a delivery code and tells it when the parcel is handed over. This can't be taken back."
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Delivery Code"
          hint="Six digits. Without it the shop's staff can confirm the delivery."
          error={tried && !isCode(named) ? parcelMessages.codeMissing : refusal}
        >
          {(control) => (
            <Input
              {...control}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={limits.deliveryCodeLength}
              autoFocus
              aria-required
            />
          )}
        </Field>
        <Button type="submit" full busy={busy}>
          {busy ? "Checking..." : "Mark as Delivered"}
        </Button>
      </form>
    </Dialog>
  );
}

import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { controlClass } from "@haat/product-form/inputs";
import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";

type Props = {
  orderNumber: number;
  isCash: boolean;
  busy: boolean;
  /** The server's response to the last code. */
  refusal: string | undefined;
  onClose: () => void;
  onDeliver: (code: string) => void;
};

const isCode = (text: string) => new RegExp(`^\\d{${limits.deliveryCodeLength}}$`).test(text);

/** Asks for the delivery code, which proves that the shopper has the parcel. */
export function DeliverDialog({ orderNumber, isCash, refusal, onDeliver, ...modal }: Props) {
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const named = code.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isCode(named)) onDeliver(named);
  };
  return (
    <FormModal
      {...modal}
      title={`Mark order #${orderNumber} as delivered?`}
      text={
        isCash
          ? "The customer gives you the delivery code when they receive the parcel and pay the cash. This can't be undone."
          : "The customer gives you the delivery code when they receive the parcel. This can't be undone."
      }
      onSubmit={submit}
      submitLabel="Mark as delivered"
      dirty={code !== ""}
    >
      <Field
        label="Delivery code"
        hint="6 digits. If you don't have it, our staff can confirm the delivery."
        required
        error={tried && !isCode(named) ? parcelMessages.codeMissing : refusal}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={limits.deliveryCodeLength}
            className={controlClass}
          />
        )}
      </Field>
    </FormModal>
  );
}

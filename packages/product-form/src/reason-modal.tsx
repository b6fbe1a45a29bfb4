import { Textarea } from "@medusajs/ui";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { FormModal } from "./form-modal";
import { Field } from "./labelled-field";

type Props = Omit<ComponentProps<typeof FormModal>, "onSubmit" | "dirty" | "width" | "children"> & {
  label?: string;
  /** Said where no reason is given. */
  missing: string;
  /** Characters. */
  max: number;
  /** Does it, and closes the dialog when that is done; a refusal leaves what was typed. */
  onReason: (reason: string) => void;
};

/** Asks why before something is done that somebody has to be told the reason of. */
export function ReasonModal({ label = "Reason", missing, max, onReason, ...modal }: Props) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setFault(text ? undefined : missing);
    if (text) onReason(text);
  };
  return (
    <FormModal {...modal} onSubmit={submit} dirty={reason !== ""}>
      <Field label={label} required error={fault}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={4}
            maxLength={max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}

import { Textarea } from "@medusajs/ui";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { FormModal } from "./form-modal";
import { Field } from "./labelled-field";

type Props = Omit<ComponentProps<typeof FormModal>, "onSubmit" | "dirty" | "width" | "children"> & {
  label?: string;
  /** Error message without a reason. */
  missing: string;
  /** Maximum length in characters. */
  max: number;
  /** Performs the action, and closes the dialog on success; an error keeps the input. */
  onReason: (reason: string) => void;
};

/** Asks for a reason before an action that somebody is notified of. */
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

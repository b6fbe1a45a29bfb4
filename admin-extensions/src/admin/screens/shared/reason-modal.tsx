import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { Textarea } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/outcome";

type Props = {
  title: string;
  text: string;
  submitLabel: string;
  /** Said where no reason is given. */
  missing: string;
  /** Characters. */
  most: number;
  /** Does it; the dialog closes when that is done, and stays with what was typed when it fails. */
  onReason: (reason: string) => Promise<{ message: string }>;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
};

/** Asks why before something is done that somebody has to be told the reason of. */
export function ReasonModal({ missing, most, onReason, onClose, ...modal }: Props) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    if (!text) return setFault(missing);
    setFault(undefined);
    void closeWhenDone(onReason(text), onClose);
  };
  return (
    <FormModal {...modal} onClose={onClose} onSubmit={submit} dirty={reason !== ""}>
      <Field label="Reason" required error={fault}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={most}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}

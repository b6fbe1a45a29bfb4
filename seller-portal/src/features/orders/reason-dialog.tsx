import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Field } from "@haat/ui/field";
import { TextArea } from "@haat/ui/input";
import { type FormEvent, useState } from "react";

type Props = {
  title: string;
  text: string;
  label: string;
  /** What is said where no reason is given. */
  missing: string;
  confirmLabel: string;
  dismissLabel: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks for a reason that the shopper reads. */
export function ReasonDialog({
  title,
  text,
  label,
  missing,
  confirmLabel,
  dismissLabel,
  busy,
  onClose,
  onConfirm,
}: Props) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onConfirm(reason.trim());
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={label} error={tried && isMissing ? missing : undefined}>
          {(control) => (
            <TextArea
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={limits.returnReasonMost}
              autoFocus
              aria-required
            />
          )}
        </Field>
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {dismissLabel}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { useState } from "react";
import { toast } from "../lib/toast";

type Props = {
  title: string;
  /** e.g. "Are you sure you want to delete this banner?" */
  text: string;
  /** What will be gone. */
  name: string;
  /** Answers what is said of it, or throws. */
  onDelete: () => Promise<string>;
  failureText: (error: unknown) => string;
  /** Taken off the page by the caller. */
  onClose: () => void;
};

/** Asks before a row is deleted; where that is refused it stays and says why, e.g. what still stands in the way. */
export function DeleteDialog({ title, text, name, onDelete, failureText, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      toast.success(await onDelete());
      onClose();
    } catch (error) {
      setRefusal(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      text={text}
      confirmLabel="Delete"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p className="text-ui-fg-base break-words font-medium">{name}</p>
      {refusal && <FormAlert>{refusal}</FormAlert>}
    </ConfirmDialog>
  );
}

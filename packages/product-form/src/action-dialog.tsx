import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { FormAlert } from "./labelled-field";

type Props = Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onOpenChange" | "busy" | "onConfirm"> & {
  /** Performs the action; throws on an error. */
  onAct: () => Promise<void>;
  failureText: (error: unknown) => string;
  /** The caller unmounts the dialog; it opens when it is mounted. */
  onClose: () => void;
};

/** Asks, performs the action, and closes on success; on an error it stays open and shows the message. */
export function ActionDialog({ onAct, failureText, onClose, children, ...question }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const act = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onAct();
      onClose();
    } catch (error) {
      setRefusal(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={(open) => open || onClose()}
      busy={busy}
      onConfirm={() => void act()}
    >
      {children}
      {refusal && <FormAlert>{refusal}</FormAlert>}
    </ConfirmDialog>
  );
}

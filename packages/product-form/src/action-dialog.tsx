import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { FormAlert } from "./labelled-field";

type Props = Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onOpenChange" | "busy" | "onConfirm"> & {
  /** Does it; throws where it is refused. */
  onAct: () => Promise<void>;
  failureText: (error: unknown) => string;
  /** Taken off the page by the caller: mount it to ask. */
  onClose: () => void;
};

/** Asks, does it, and closes when it is done; where it is refused it stays and says why. */
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

import { Button } from "@medusajs/ui";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { backdropClass, panelClass } from "./dialog-classes";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, in whole sentences. */
  text: string;
  /** What saying yes does, e.g. "Delete". */
  confirmLabel: string;
  dismissLabel?: string;
  onConfirm: () => void;
  /** It is being done: both buttons wait. The caller closes the dialog when it is. */
  busy?: boolean;
  /** Saying yes destroys something. */
  danger?: boolean;
  /** What went wrong, or what the question is about. */
  children?: ReactNode;
};

/** Asks before something that can't be undone. A press beside it does not close it; Escape says no. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, confirmLabel, dismissLabel = "Cancel", onConfirm } = props;
  const { busy = false, danger = false, children } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={backdropClass} />
        <AlertDialog.Content className={`${panelClass} max-w-md gap-2 p-6`}>
          <AlertDialog.Title className="text-ui-fg-base text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ui-fg-subtle">{text}</AlertDialog.Description>
          {children}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button type="button" variant="secondary" disabled={busy}>
                {dismissLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button type="button" variant={danger ? "danger" : "primary"} isLoading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

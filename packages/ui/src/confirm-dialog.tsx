import { type ReactNode, useId } from "react";
import { Button } from "./button";
import { dialogClass } from "./dialog";
import { Modal } from "./modal";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, in whole sentences; read together with the title. */
  text: string;
  /** Label of the confirm button, e.g. "Cancel Order". */
  confirmLabel: string;
  /** Label of the cancel button, e.g. "Keep Order". */
  dismissLabel: string;
  onConfirm: () => void;
  /** The action is destructive. */
  danger?: boolean;
  /** Details of the question, below the text. */
  children?: ReactNode;
};

/** Asks before something irreversible. A click outside does not close it; Escape cancels. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, confirmLabel, dismissLabel, onConfirm, danger = false, children } = props;
  const id = useId();
  if (!open) return null;
  const dismiss = () => onOpenChange(false);
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={dismiss} className={dialogClass}>
      <div className="p-6 sm:p-8">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-muted">
          {text}
        </p>
        {children}
        {/* The harmless answer is first in the document, so the browser focuses it. */}
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={dismiss}>
            {dismissLabel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={() => {
              dismiss();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { Button, clx } from "@medusajs/ui";
import { type FormEventHandler, type ReactNode, useState } from "react";
import { DiscardDialog, type DiscardWords } from "./confirm-dialog";
import { CloseButton, footButtonClass, panelClass } from "./dialog-parts";
import { useDialogShell } from "./dialog-shells";
import { FormAlert } from "./labelled-field";

const widths = { narrow: "max-w-lg", middle: "max-w-2xl", wide: "max-w-5xl" } as const;

type Props = {
  title: string;
  /** One line under the title. */
  text?: string;
  /** The caller unmounts the dialog; it opens when it is mounted. */
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** e.g. "Create Banner"; replaced by "Saving..." while it is busy. */
  submitLabel: string;
  /** Where "Cancel" could be mistaken for the form's action. */
  dismissLabel?: string;
  /** A request is pending: buttons are disabled, and it cannot be closed. */
  busy: boolean;
  /** There are unsaved changes: closing asks first. */
  dirty: boolean;
  /** What it then asks, where it is not about changes. */
  discard?: DiscardWords;
  /** The last attempt's error, unless a field shows it. Announced to screen readers. */
  error?: string | undefined;
  width?: keyof typeof widths;
  children: ReactNode;
};

/** A form in a dialog. A failed save keeps it open with its input; unsaved changes cannot be discarded by accident. */
export function FormModal(props: Props) {
  const { title, text, onClose, onSubmit, submitLabel, busy, dirty, error, width = "narrow", children } = props;
  const { dismissLabel = "Cancel", discard } = props;
  const [asking, setAsking] = useState(false);
  const guard = useLeaveGuard(dirty && !busy);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const { Frame, Title, Text } = useDialogShell("form");
  return (
    <Frame className={clx(panelClass, widths[width])} described={Boolean(text)} onClose={close}>
      <header className="border-ui-border-base flex items-start justify-between gap-4 border-b px-6 py-4">
        <div className="min-w-0">
          <Title className="text-ui-fg-base text-lg font-semibold">{title}</Title>
          {text && <Text className="text-ui-fg-subtle mt-0.5">{text}</Text>}
        </div>
        <CloseButton disabled={busy} onClick={close} />
      </header>
      <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-6 py-5">
          {error && <FormAlert>{error}</FormAlert>}
          {children}
        </div>
        <footer className="border-ui-border-base flex justify-end gap-2 border-t px-6 py-4">
          <Button
            type="button"
            variant="secondary"
            size="large"
            className={footButtonClass}
            disabled={busy}
            onClick={close}
          >
            {dismissLabel}
          </Button>
          <Button type="submit" size="large" className={footButtonClass} disabled={busy}>
            {busy ? "Saving..." : submitLabel}
          </Button>
        </footer>
      </form>
      <DiscardDialog
        open={asking || guard.asking}
        words={discard}
        onKeep={() => {
          setAsking(false);
          guard.stay();
        }}
        onDiscard={() => (guard.asking ? guard.leave() : onClose())}
      />
    </Frame>
  );
}

import { Button } from "@medusajs/ui";
import type { ReactNode } from "react";
import { footButtonClass, panelClass } from "./dialog-parts";
import { useDialogShell } from "./dialog-shells";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, in whole sentences. */
  text: string;
  /** Label of the confirm button, e.g. "Delete". */
  confirmLabel: string;
  dismissLabel?: string;
  onConfirm: () => void;
  /** The action is running: both buttons are disabled. The caller closes the dialog afterwards. */
  busy?: boolean;
  /** The action is destructive. */
  danger?: boolean;
  /** The error, or details of the question. */
  children?: ReactNode;
};

/** Asks before something irreversible. A click outside does not close it; Escape cancels. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, confirmLabel, dismissLabel = "Cancel", onConfirm } = props;
  const { busy = false, danger = false, children } = props;
  const { Frame, Title, Text, Cancel } = useDialogShell("question");
  if (!open) return null;
  return (
    <Frame described className={`${panelClass} max-w-md gap-2 p-6`} onClose={() => busy || onOpenChange(false)}>
      <Title className="text-ui-fg-base text-lg font-semibold">{title}</Title>
      <Text className="text-ui-fg-subtle">{text}</Text>
      {children}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Cancel onCancel={() => onOpenChange(false)}>
          <Button type="button" variant="secondary" size="large" className={footButtonClass} disabled={busy}>
            {dismissLabel}
          </Button>
        </Cancel>
        <Button
          type="button"
          variant={danger ? "danger" : "primary"}
          size="large"
          className={footButtonClass}
          isLoading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Frame>
  );
}

/** What is lost, and the labels of the two ways. */
export type DiscardWords = Required<Pick<Props, "title" | "text" | "confirmLabel" | "dismissLabel">>;

const ofChanges: DiscardWords = {
  title: "Discard your changes?",
  text: "You have unsaved changes.",
  confirmLabel: "Discard",
  dismissLabel: "Keep editing",
};

type DiscardProps = { open: boolean; words?: DiscardWords | undefined; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved changes, or what else is named, are discarded. */
export const DiscardDialog = ({ open, words = ofChanges, onKeep, onDiscard }: DiscardProps) => (
  <ConfirmDialog {...words} open={open} onOpenChange={(next) => next || onKeep()} danger onConfirm={onDiscard} />
);

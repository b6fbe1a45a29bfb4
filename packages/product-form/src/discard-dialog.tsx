import { ConfirmDialog } from "./confirm-dialog";

type Props = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before something unsaved is left. */
export const DiscardDialog = ({ open, onKeep, onDiscard }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => next || onKeep()}
    title="Discard your changes?"
    text="What you have changed here is not saved yet."
    confirmLabel="Discard"
    dismissLabel="Keep editing"
    danger
    onConfirm={onDiscard}
  />
);

import { ActionDialog } from "@haat/product-form/action-dialog";
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
export const DeleteDialog = ({ name, onDelete, ...question }: Props) => (
  <ActionDialog
    {...question}
    confirmLabel="Delete"
    danger
    onAct={async () => {
      toast.success(await onDelete());
    }}
  >
    <p className="text-ui-fg-base break-words font-medium">{name}</p>
  </ActionDialog>
);

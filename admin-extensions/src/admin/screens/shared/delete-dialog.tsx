import { ActionDialog } from "@haat/product-form/action-dialog";
import { toast } from "../lib/toast";

type Props = {
  title: string;
  /** e.g. "Are you sure you want to delete this banner?" */
  text: string;
  /** The name of what will be deleted. */
  name: string;
  /** Returns the success message, or throws. */
  onDelete: () => Promise<string>;
  failureText: (error: unknown) => string;
  /** The caller unmounts the dialog. */
  onClose: () => void;
};

/** Asks before a row is deleted; after an error it stays open and shows the reason, e.g. records that depend on it. */
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

import { PencilSquare, Trash } from "@medusajs/icons";
import { IconButton, Tooltip } from "@medusajs/ui";

type Props = {
  /** The row's name, part of the buttons' accessible names. */
  name: string;
  /** Absent without permission. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** Edit and delete buttons of a row. */
export const RowButtons = ({ name, onEdit, onDelete }: Props) => (
  <div className="flex justify-end gap-1">
    {onEdit && (
      <Tooltip content="Edit">
        <IconButton type="button" variant="transparent" aria-label={`Edit ${name}`} onClick={onEdit}>
          <PencilSquare />
        </IconButton>
      </Tooltip>
    )}
    {onDelete && (
      <Tooltip content="Delete">
        <IconButton type="button" variant="transparent" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash className="text-ui-fg-error" />
        </IconButton>
      </Tooltip>
    )}
  </div>
);

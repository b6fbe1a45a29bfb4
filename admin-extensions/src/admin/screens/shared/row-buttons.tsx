import { PencilSquare, Trash } from "@medusajs/icons";
import { IconButton, Tooltip } from "@medusajs/ui";

type Props = {
  /** What the row is called: part of what the buttons say. */
  name: string;
  /** Absent: the account may not. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** Edit and delete at the end of a row. */
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

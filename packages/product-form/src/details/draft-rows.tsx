import { Trash } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import type { ReactNode } from "react";

/** A list entry with a button that removes it. */
export const RemovableRow = ({
  label,
  onRemove,
  children,
}: {
  /** Label of the button, e.g. "Remove offer 2". */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <li className="flex items-start gap-2">
    {children}
    <IconButton
      type="button"
      variant="transparent"
      className="size-11 min-[700px]:size-9"
      aria-label={label}
      onClick={onRemove}
    >
      <Trash />
    </IconButton>
  </li>
);

/** The fields of the next list entry. */
export const DraftRow = ({ action, onAdd, children }: { action: string; onAdd: () => void; children: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-2">
    {children}
    <Button type="button" variant="secondary" className="h-11 min-[700px]:mt-[26px] min-[700px]:h-9" onClick={onAdd}>
      {action}
    </Button>
  </div>
);

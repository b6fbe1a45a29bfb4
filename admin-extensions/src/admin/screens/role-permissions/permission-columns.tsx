import type { Permission } from "@haat/api-contract/role/schemas";
import { Badge } from "@medusajs/ui";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { RowStatus } from "../shared/row-status";
import { dayText } from "../shared/texts";

/** Absent: the account may not. */
type Acts = {
  onStatus: ((row: Permission, active: boolean) => Promise<unknown>) | undefined;
  onEdit: ((row: Permission) => void) | undefined;
  onDelete: ((row: Permission) => void) | undefined;
};

export const permissionColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<Permission>[] => [
  {
    key: "name",
    header: "Name",
    card: "title",
    cell: ({ name, isBuiltIn }) => (
      <span className="text-ui-fg-base flex min-w-40 flex-wrap items-center gap-2 font-medium">
        <span className="break-all">{name}</span>
        {isBuiltIn && <Badge size="2xsmall">Built in</Badge>}
      </span>
    ),
  },
  {
    key: "description",
    header: "Description",
    cell: ({ description }) => <span className="text-ui-fg-subtle break-words">{description || "–"}</span>,
  },
  {
    key: "createdAt",
    header: "Created Date",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    key: "status",
    header: "Status",
    width: "8.5rem",
    cell: (row) => (
      <RowStatus
        checked={row.status === "active"}
        label={`Status of ${row.name}`}
        onChange={onStatus && ((active) => onStatus(row, active))}
      />
    ),
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "6rem",
    card: "actions",
    cell: (row) => (
      <RowButtons
        name={row.name}
        onEdit={onEdit && (() => onEdit(row))}
        onDelete={onDelete && !row.isBuiltIn ? () => onDelete(row) : undefined}
      />
    ),
  },
];

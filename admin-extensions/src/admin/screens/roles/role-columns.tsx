import type { Role } from "@haat/api-contract/role/schemas";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { RowStatus } from "../shared/row-status";
import { dayText } from "../shared/texts";
import { PermissionChips } from "./permission-chips";

/** Absent: the account may not. */
type Acts = {
  onStatus: ((row: Role, active: boolean) => Promise<unknown>) | undefined;
  onEdit: ((row: Role) => void) | undefined;
  onDelete: ((row: Role) => void) | undefined;
};

export const roleColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<Role>[] => [
  {
    key: "name",
    header: "Role Name",
    card: "title",
    cell: ({ name, staffCount }) => (
      <span className="block min-w-32">
        <span className="text-ui-fg-base block break-words font-medium">{name}</span>
        <span className="text-ui-fg-muted font-normal">
          {staffCount === 1 ? "1 member of staff" : `${staffCount} members of staff`}
        </span>
      </span>
    ),
  },
  { key: "permissions", header: "Permissions", cell: (role) => <PermissionChips role={role} /> },
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
    key: "createdAt",
    header: "Created Date",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "6rem",
    card: "actions",
    cell: (row) => (
      <RowButtons name={row.name} onEdit={onEdit && (() => onEdit(row))} onDelete={onDelete && (() => onDelete(row))} />
    ),
  },
];

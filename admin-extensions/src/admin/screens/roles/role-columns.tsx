import type { Role } from "@haat/api-contract/role/schemas";
import type { Column } from "../shared/record-cards";
import { actionsColumn, createdColumn, type RowActs, statusColumn } from "../shared/row-columns";
import { PermissionChips } from "./permission-chips";

const name = (row: Role) => row.name;

export const roleColumns = ({ onStatus, onEdit, onDelete }: RowActs<Role>): Column<Role>[] => [
  {
    key: "name",
    header: "Role Name",
    card: "title",
    cell: ({ name, staffCount }) => (
      <span className="block min-w-32">
        <span className="text-ui-fg-base block break-words font-medium">{name}</span>
        <span className="text-ui-fg-muted font-normal">
          {staffCount === 1 ? "1 staff member" : `${staffCount} staff members`}
        </span>
      </span>
    ),
  },
  { key: "permissions", header: "Permissions", cell: (role) => <PermissionChips role={role} /> },
  statusColumn({ onStatus }, { name, isActive: ({ status }) => status === "active" }),
  createdColumn("Created Date"),
  actionsColumn({ onEdit, onDelete }, { name }),
];

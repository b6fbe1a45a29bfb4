import type { Permission } from "@haat/api-contract/role/schemas";
import { Badge } from "@medusajs/ui";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { actionsColumn, createdColumn, type RowActs, statusColumn } from "../shared/row-columns";

const name = (row: Permission) => row.name;

export const permissionColumns = ({ onStatus, onEdit, onDelete }: RowActs<Permission>): Column<Permission>[] => [
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
    cell: ({ description }) => <span className="text-ui-fg-subtle break-words">{description || <NoValue />}</span>,
  },
  createdColumn("Created Date"),
  statusColumn({ onStatus }, { name, isActive: ({ status }) => status === "active" }),
  actionsColumn({ onEdit, onDelete }, { name, isDeletable: ({ isBuiltIn }) => !isBuiltIn }),
];

import { indianNumber } from "@haat/ui/format";
import { Button } from "@medusajs/ui";
import { ScreenLink } from "../lib/host";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { createdColumn, type RowActs } from "../shared/row-columns";
import type { GroupRow } from "./customer-groups.queries";

type Acts = Pick<RowActs<GroupRow>, "onEdit" | "onDelete"> & { onCustomers: ((group: GroupRow) => void) | undefined };

export const groupColumns = ({ onEdit, onDelete, onCustomers }: Acts): Column<GroupRow>[] => [
  {
    key: "name",
    header: "Group",
    card: "title",
    cell: ({ name }) => <span className="text-ui-fg-base block break-words font-medium">{name}</span>,
  },
  {
    key: "customers",
    header: "Customers",
    align: "end",
    width: "8rem",
    cell: ({ _id, name, customers }) => (
      <ScreenLink
        to={`/customers?group=${encodeURIComponent(_id)}`}
        aria-label={`${indianNumber(customers)} ${customers === 1 ? "customer" : "customers"} in ${name}`}
        className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
      >
        {indianNumber(customers)}
      </ScreenLink>
    ),
  },
  { ...createdColumn<GroupRow>("Added"), givesWay: 1 },
  ...(onCustomers
    ? [
        {
          key: "actions",
          header: "Actions",
          align: "end" as const,
          width: "15rem",
          card: "actions" as const,
          cell: (group: GroupRow) => (
            <div className="flex items-center justify-end gap-2">
              <Button
                type="button"
                variant="secondary"
                size="small"
                aria-label={`Add or remove customers of ${group.name}`}
                onClick={() => onCustomers(group)}
              >
                Add or remove
              </Button>
              <RowButtons
                name={group.name}
                onEdit={onEdit && (() => onEdit(group))}
                onDelete={onDelete && (() => onDelete(group))}
              />
            </div>
          ),
        },
      ]
    : []),
];

import { dayText } from "@haat/ui/instants";
import type { Column } from "./record-cards";
import { RowButtons } from "./row-buttons";
import { RowStatus } from "./row-status";

/** Actions on a row; each is absent without permission. */
export type RowActs<Row> = {
  onStatus: ((row: Row, active: boolean) => Promise<unknown>) | undefined;
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
};

/** Whether a row is active: a switch with permission, else a text. */
export const statusColumn = <Row,>(
  { onStatus }: Pick<RowActs<Row>, "onStatus">,
  { name, isActive }: { name: (row: Row) => string; isActive: (row: Row) => boolean },
): Column<Row> => ({
  key: "status",
  header: "Status",
  width: "8.5rem",
  cell: (row) => (
    <RowStatus
      checked={isActive(row)}
      label={`Status of ${name(row)}`}
      onChange={onStatus && ((active) => onStatus(row, active))}
    />
  ),
});

/** The day on which a row was created. */
export const createdColumn = <Row extends { createdAt: string }>(
  header: string,
  sort: { sort?: string } = {},
): Column<Row> => ({
  key: "createdAt",
  header,
  width: "8rem",
  ...sort,
  cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
});

/** Edit and delete buttons, at the end of a row. */
export const actionsColumn = <Row,>(
  { onEdit, onDelete }: Pick<RowActs<Row>, "onEdit" | "onDelete">,
  {
    name,
    quiet = false,
    isDeletable = () => true,
  }: {
    name: (row: Row) => string;
    quiet?: boolean;
    isDeletable?: (row: Row) => boolean;
  },
): Column<Row> => ({
  key: "actions",
  header: "Actions",
  quiet,
  align: "end",
  width: "6rem",
  card: "actions",
  cell: (row) => (
    <RowButtons
      name={name(row)}
      onEdit={onEdit && (() => onEdit(row))}
      onDelete={onDelete && isDeletable(row) ? () => onDelete(row) : undefined}
    />
  ),
});

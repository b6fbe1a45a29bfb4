import { orderRupees } from "@haat/ui/format";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import { RowStatus } from "../shared/row-status";
import { dayText } from "../shared/texts";
import { Thumbnail } from "../shared/thumbnail";
import type { SubCategoryRow } from "./sub-categories.queries";

type Row = SubCategoryRow;
/** Absent: the account may not. */
type Acts = {
  onStatus: ((row: Row, status: boolean) => Promise<unknown>) | undefined;
  onHome: ((row: Row, shown: boolean) => Promise<unknown>) | undefined;
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
};

export const subCategoryColumns = ({ onStatus, onHome, onEdit, onDelete }: Acts): Column<Row>[] => [
  { key: "image", header: "Image", width: "4rem", card: "picture", cell: ({ image }) => <Thumbnail src={image} /> },
  {
    key: "title",
    header: "Title",
    sort: "title",
    card: "title",
    cell: ({ title, heading }) => (
      <span className="block min-w-36">
        <span className="text-ui-fg-base block break-words font-medium">{title}</span>
        <span className="text-ui-fg-subtle block break-words font-normal">{heading}</span>
      </span>
    ),
  },
  { key: "category", header: "Category", sort: "category", cell: ({ categoryId }) => categoryId.title },
  {
    key: "fromStartPrice",
    header: "Price from",
    sort: "fromStartPrice",
    align: "end",
    cell: ({ fromStartPrice }) => orderRupees(fromStartPrice),
  },
  {
    key: "status",
    header: "Status",
    width: "8.5rem",
    cell: (row) => (
      <RowStatus
        checked={row.status}
        label={`Status of ${row.title}`}
        onChange={onStatus && ((status) => onStatus(row, status))}
      />
    ),
  },
  {
    key: "showOnHomePage",
    header: "Show on Home",
    width: "8.5rem",
    cell: (row) => (
      <RowStatus
        checked={row.showOnHomePage}
        label={`Show ${row.title} on Home`}
        words={["Shown", "Not shown"]}
        onChange={onHome && ((shown) => onHome(row, shown))}
      />
    ),
  },
  {
    key: "createdAt",
    header: "Created",
    sort: "createdAt",
    width: "8rem",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    quiet: true,
    align: "end",
    width: "6rem",
    card: "actions",
    cell: (row) => (
      <RowButtons
        name={row.title}
        onEdit={onEdit && (() => onEdit(row))}
        onDelete={onDelete && (() => onDelete(row))}
      />
    ),
  },
];

import { orderRupees } from "@haat/ui/format";
import type { Column } from "../shared/record-cards";
import { actionsColumn, createdColumn, type RowActs, statusColumn } from "../shared/row-columns";
import { RowStatus } from "../shared/row-status";
import { Thumbnail } from "../shared/thumbnail";
import type { SubCategoryRow } from "./sub-categories.queries";

type Row = SubCategoryRow;
type Acts = RowActs<Row> & { onHome: ((row: Row, shown: boolean) => Promise<unknown>) | undefined };

const name = (row: Row) => row.title;

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
  statusColumn({ onStatus }, { name, isActive: ({ status }) => status }),
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
  createdColumn("Created", { sort: "createdAt" }),
  actionsColumn({ onEdit, onDelete }, { name, quiet: true }),
];

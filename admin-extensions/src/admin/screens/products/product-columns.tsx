import { productLimits } from "@haat/api-contract/product/limits";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import type { Column } from "../shared/record-cards";
import { actionsColumn, type RowActs, statusColumn } from "../shared/row-columns";
import { Thumbnail } from "../shared/thumbnail";
import type { Judged } from "./approval-dialog";
import type { ProductRow } from "./products.queries";
import { SoldBy } from "./sold-by";

const Price = ({ price, discountPrice }: Pick<ProductRow, "price" | "discountPrice">) => (
  <span className="inline-flex flex-col items-end whitespace-nowrap tabular-nums">
    {discountPrice !== null && (
      <s className="text-ui-fg-muted text-xs">
        <span className="sr-only">MRP: </span>
        {orderRupees(price)}
      </s>
    )}
    <span className="text-ui-fg-base font-medium">{orderRupees(discountPrice ?? price)}</span>
  </span>
);

const name = (row: ProductRow) => row.title;

type Acts = RowActs<ProductRow> & {
  /** Decides on a seller's product; absent without permission. */
  onJudge: ((validated: Judged) => void) | undefined;
};

export const productColumns = ({ onStatus, onEdit, onDelete, onJudge }: Acts): Column<ProductRow>[] => [
  {
    key: "number",
    givesWay: 2,
    header: "No.",
    align: "end",
    width: "3.5rem",
    card: "hidden",
    cell: ({ number }) => number,
  },
  {
    key: "image",
    header: "Image",
    width: "4rem",
    card: "picture",
    quiet: true,
    cell: ({ image }) => <Thumbnail src={image ?? ""} />,
  },
  {
    key: "title",
    header: "Title",
    sort: "title",
    card: "title",
    cell: ({ title, modelNumber }) => (
      <span className="block min-w-40">
        <span className="text-ui-fg-base block break-words font-medium">{title}</span>
        {modelNumber && <span className="text-ui-fg-muted block text-xs font-normal">{modelNumber}</span>}
      </span>
    ),
  },
  {
    key: "brand",
    givesWay: 3,
    header: "Brand",
    sort: "brand",
    cell: ({ brand }) => <span className="break-words">{brand}</span>,
  },
  {
    key: "category",
    givesWay: 1,
    header: "Category",
    cell: ({ categoryId, subCategoryId }) => (
      <span className="break-words">{[categoryId?.title, subCategoryId?.title].filter(Boolean).join(" › ")}</span>
    ),
  },
  { key: "price", header: "Price", sort: "price", align: "end", width: "8rem", cell: (row) => <Price {...row} /> },
  { key: "stock", header: "Stock", sort: "stock", width: "9rem", cell: (row) => <StockBadge {...row} /> },
  { key: "seller", givesWay: 4, header: "Sold by", cell: (row) => <SoldBy product={row} onJudge={onJudge} /> },
  statusColumn({ onStatus }, { name, isActive: ({ status }) => status }),
  actionsColumn({ onEdit, onDelete }, { name }),
];

/** The sellable stock. */
const StockBadge = ({ quantity }: { quantity: number }) =>
  quantity > 0 ? (
    <StatusDot tone={quantity > productLimits.lowStock ? "good" : "waiting"}>
      {`${indianNumber(quantity)} in stock`}
    </StatusDot>
  ) : (
    <StatusDot tone="bad">Out of Stock</StatusDot>
  );

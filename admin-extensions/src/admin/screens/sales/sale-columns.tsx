import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { offerStatusLooks } from "../shared/offer-status";
import type { Column } from "../shared/record-cards";
import { RowButtons } from "../shared/row-buttons";
import type { SaleRow } from "./sales.queries";

type Acts = Record<"onEdit" | "onEnd" | "onDelete", ((sale: SaleRow) => void) | undefined>;

/** @param goods names what a sale is for. */
export const saleColumns = ({ onEdit, onEnd, onDelete }: Acts, goods: (sale: SaleRow) => string): Column<SaleRow>[] => [
  {
    key: "title",
    header: "Title",
    card: "title",
    cell: ({ title }) => <span className="text-ui-fg-base block break-words font-medium">{title}</span>,
  },
  {
    key: "status",
    header: "Status",
    width: "8rem",
    cell: ({ status }) => <StatusDot tone={offerStatusLooks[status].tone}>{offerStatusLooks[status].label}</StatusDot>,
  },
  { key: "percent", header: "Discount", align: "end", width: "6rem", cell: ({ percent }) => `${percent} %` },
  {
    key: "goods",
    header: "Products",
    cell: (sale) => (
      <span className="break-words">
        {goods(sale)} ({indianNumber(sale.variants)} {sale.variants === 1 ? "price" : "prices"})
      </span>
    ),
  },
  { key: "startsAt", header: "Starts", width: "11rem", cell: ({ startsAt }) => instantText(startsAt) },
  { key: "endsAt", header: "Ends", width: "11rem", cell: ({ endsAt }) => instantText(endsAt) },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "10rem",
    card: "actions",
    cell: (sale) => (
      <div className="flex items-center justify-end gap-2">
        {onEnd && sale.status === "running" && (
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-label={`End ${sale.title} now`}
            onClick={() => onEnd(sale)}
          >
            End now
          </Button>
        )}
        <RowButtons
          name={sale.title}
          onEdit={onEdit && sale.status !== "over" ? () => onEdit(sale) : undefined}
          onDelete={onDelete && sale.status !== "running" ? () => onDelete(sale) : undefined}
        />
      </div>
    ),
  },
];

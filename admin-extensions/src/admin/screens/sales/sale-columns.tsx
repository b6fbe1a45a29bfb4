import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { type OfferActs, offerActionsColumn, offerStatusColumn } from "../shared/offer-columns";
import type { Column } from "../shared/record-cards";
import type { SaleRow } from "./sales.queries";

/** @param goods names what a sale is for. */
export const saleColumns = (acts: OfferActs<SaleRow>, goods: (sale: SaleRow) => string): Column<SaleRow>[] => [
  {
    key: "title",
    header: "Title",
    card: "title",
    cell: ({ title }) => <span className="text-ui-fg-base block break-words font-medium">{title}</span>,
  },
  offerStatusColumn,
  {
    key: "percent",
    header: "Discount",
    align: "end",
    width: "6rem",
    cell: ({ percent }) => (percent === null ? "Per variant" : `${percent} %`),
  },
  {
    key: "goods",
    header: "Products",
    cell: (sale) => (
      <span className="break-words">
        {sale.percent === null ? "Individual variants" : goods(sale)} ({indianNumber(sale.variants)}{" "}
        {sale.variants === 1 ? "price" : "prices"})
        {sale.seller && <span className="text-ui-fg-subtle block">of {sale.seller.name}</span>}
      </span>
    ),
  },
  { key: "startsAt", header: "Starts", width: "11rem", cell: ({ startsAt }) => instantText(startsAt) },
  { key: "endsAt", header: "Ends", width: "11rem", cell: ({ endsAt }) => instantText(endsAt) },
  offerActionsColumn(acts, {
    nameOf: ({ title }) => title,
    mayEdit: ({ status, seller }) => status !== "over" && seller === null,
    mayDelete: ({ status }) => status !== "running",
  }),
];

import type { OfferScope, OfferStatus } from "@haat/api-contract/back-office/offer-fields";
import { StatusDot, type StatusTone } from "@haat/product-form/status-dot";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { choicesQuery } from "../products/products.queries";
import type { Column } from "./record-cards";
import { RowButtons } from "./row-buttons";

/** What sales and coupons have in common. */
export type OfferRow = OfferScope & { _id: string; status: OfferStatus };

/** What staff may do with an offer; undefined: they may not. */
export type OfferActs<Row> = Record<"onEdit" | "onEnd" | "onDelete", ((row: Row) => void) | undefined>;

export const offerStatusLooks: Record<OfferStatus, { label: string; tone: StatusTone }> = {
  scheduled: { label: "Scheduled", tone: "waiting" },
  running: { label: "Running", tone: "good" },
  over: { label: "Over", tone: "neutral" },
};

export const offerStatusColumn = {
  key: "status",
  header: "Status",
  width: "7rem",
  cell: ({ status }: OfferRow) => (
    <StatusDot tone={offerStatusLooks[status].tone}>{offerStatusLooks[status].label}</StatusDot>
  ),
} as const;

/** `mayEdit` and `mayDelete`: whether the state of a row allows it. */
type Rules<Row> = {
  nameOf: (row: Row) => string;
  mayEdit: (row: Row) => boolean;
  mayDelete: (row: Row) => boolean;
};

export const offerActionsColumn = <Row extends OfferRow>(
  { onEdit, onEnd, onDelete }: OfferActs<Row>,
  { nameOf, mayEdit, mayDelete }: Rules<Row>,
): Column<Row> => ({
  key: "actions",
  header: "Actions",
  align: "end",
  width: "10rem",
  card: "actions",
  cell: (row) => (
    <div className="flex items-center justify-end gap-2">
      {onEnd && row.status === "running" && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          className="whitespace-nowrap"
          aria-label={`End ${nameOf(row)} now`}
          onClick={() => onEnd(row)}
        >
          End now
        </Button>
      )}
      <RowButtons
        name={nameOf(row)}
        onEdit={onEdit && mayEdit(row) ? () => onEdit(row) : undefined}
        onDelete={onDelete && mayDelete(row) ? () => onDelete(row) : undefined}
      />
    </div>
  ),
});

/** Names what an offer is for: a category, a brand, or all products. */
export function useOfferGoods() {
  const { data } = useQuery(choicesQuery);
  const titleOf = (all: readonly { _id: string; title: string }[] | undefined, id: string | null) =>
    id === null ? undefined : (all?.find(({ _id }) => _id === id)?.title ?? "Deleted category");
  return ({ categoryId, subCategoryId, brand }: OfferScope): string =>
    [titleOf(data?.categories, categoryId), titleOf(data?.subCategories, subCategoryId), brand]
      .filter(Boolean)
      .join(" › ") || "All products";
}

import type { OfferStatus, ShownScope } from "@haat/api-contract/back-office/offer-fields";
import { OfferStatusDot } from "@haat/product-form/offers/offer-status";
import { goodsText } from "@haat/product-form/offers/offer-texts";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { choicesQuery } from "../products/products.queries";
import type { Column } from "./record-cards";
import { RowButtons } from "./row-buttons";

/** What sales and coupons have in common. */
export type OfferRow = ShownScope & { _id: string; status: OfferStatus };

/** What staff may do with an offer; undefined: they may not. */
export type OfferActs<Row> = Record<"onEdit" | "onEnd" | "onDelete", ((row: Row) => void) | undefined>;

export const offerStatusColumn = {
  key: "status",
  header: "Status",
  width: "7rem",
  cell: ({ status }: OfferRow) => <OfferStatusDot status={status} />,
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

/** Names what an offer is for. */
export function useOfferGoods() {
  const { data } = useQuery(choicesQuery);
  return (scope: ShownScope): string => goodsText(scope, data);
}

import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { earningLabels, holdTexts } from "@haat/api-contract/seller-earnings/words";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { StatusDot } from "@haat/product-form/status-dot";
import type { DayRange } from "@haat/ui/days";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { useQuery } from "@tanstack/react-query";
import type { Column } from "../shared/record-cards";
import { RecordList, useListState } from "../shared/record-list";
import { type EarningLine, linesOfSellerQuery } from "./seller-earnings.queries";

const spec: ListSpec = {};

const money = (
  key: "paid" | "delivery" | "commissionGst" | "refunded" | "refundShare" | "net",
  header: string,
): Column<EarningLine> => ({ key, header, align: "end", cell: (line) => orderRupees(line[key]) });

const columns: Column<EarningLine>[] = [
  {
    key: "title",
    header: "Item",
    card: "title",
    cell: ({ title, quantity, orderNumber, placedAt }) => (
      <>
        <span className="block max-w-64 break-words font-medium">{title || "Item"}</span>
        <span className="text-ui-fg-muted block">
          #{orderNumber}, {quantity} {quantity === 1 ? "item" : "items"}, {instantText(placedAt)}
        </span>
      </>
    ),
  },
  {
    key: "state",
    header: "Balance",
    cell: ({ heldFor, availableFrom }) => (
      <>
        <StatusDot tone={heldFor ? "waiting" : "good"}>{heldFor ? holdTexts[heldFor] : "Available"}</StatusDot>
        {heldFor && availableFrom && <span className="text-ui-fg-muted block">Until {instantText(availableFrom)}</span>}
      </>
    ),
  },
  money("paid", earningLabels.paid),
  money("delivery", earningLabels.delivery),
  {
    key: "commission",
    header: earningLabels.commission,
    align: "end",
    cell: ({ commission, commissionPercent }) => `${orderRupees(commission)} (${commissionPercent}%)`,
  },
  money("commissionGst", earningLabels.commissionGst),
  money("refundShare", "Share of refunds"),
  money("net", earningLabels.net),
];

/** The lines behind a seller's figures. */
export function LinesOfSeller({ id, range }: { id: string; range: DayRange }) {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(linesOfSellerQuery(id, range, list.state));
  return (
    <section aria-label="Order lines" className="flex min-w-0 flex-col gap-3">
      <h2 className="text-ui-fg-base text-base font-semibold">Order lines</h2>
      <RecordList
        label="Order lines"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.lines, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: "No orders for this seller in this period." }}
        errorText={sellerEarningsMessages.fetchFailed}
        tableFrom={1100}
      />
    </section>
  );
}

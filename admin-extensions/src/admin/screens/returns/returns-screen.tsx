import { returnMessages } from "@haat/api-contract/return-request/messages";
import { returnStatuses } from "@haat/api-contract/return-request/words";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OrderDialog } from "../orders/order-dialog";
import { StatusFilter } from "../shared/choice-filter";
import { NoValue } from "../shared/no-value";
import { PageHead } from "../shared/page-head";
import { PicturesDialog } from "../shared/pictures-dialog";
import type { Column } from "../shared/record-cards";
import { RecordList, useListState } from "../shared/record-list";
import { DecisionButtons } from "./decision-buttons";
import { actionLabels, returnLookOf, returnLooks } from "./return-words";
import { type ReturnRow, returnsQuery } from "./returns.queries";

const spec: ListSpec = { filters: ["status"] };

type Acts = { onOpen: (row: ReturnRow) => void; onPictures: (row: ReturnRow) => void };

const columnsOf = ({ onOpen, onPictures }: Acts): Column<ReturnRow>[] => [
  {
    key: "order",
    header: "Order & Customer",
    card: "title",
    cell: (row) => (
      <div className="flex min-w-40 flex-col py-1">
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover self-start font-medium"
        >
          Order #{row.orderNumber}
        </button>
        <span className="text-ui-fg-base break-words">{row.customer.name || <NoValue />}</span>
        <span className="text-ui-fg-subtle break-all font-normal">{row.customer.email}</span>
      </div>
    ),
  },
  {
    key: "wish",
    header: "Request",
    cell: (row) => (
      <div className="flex flex-col items-end gap-0.5 py-1 min-[1100px]:items-start">
        <span className="font-medium">{actionLabels[row.action]}</span>
        <span className="text-ui-fg-subtle whitespace-nowrap">{instantText(row.requestedAt)}</span>
        <span className="text-ui-fg-subtle line-clamp-3 max-w-80 break-words">{row.reason}</span>
        {row.images.length > 0 && (
          <Button
            type="button"
            size="small"
            variant="transparent"
            className="text-ui-fg-interactive -mr-2 min-[1100px]:-ml-2 min-[1100px]:mr-0"
            onClick={() => onPictures(row)}
          >
            View Images ({row.images.length})
          </Button>
        )}
      </div>
    ),
  },
  {
    key: "goods",
    header: "Items",
    cell: ({ products }) => (
      <ul className="max-w-72">
        {products.map(({ _id, title, quantity }) => (
          <li key={_id} className="break-words">
            {quantity} × {title}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "status",
    header: "Status",
    cell: ({ refund, ...request }) => (
      <div className="flex flex-col items-end gap-1 min-[1100px]:items-start">
        <StatusDot tone={returnLookOf(request).tone}>{returnLookOf(request).label}</StatusDot>
        {refund !== null && <span className="text-ui-fg-subtle tabular-nums">{orderRupees(refund)}</span>}
      </div>
    ),
  },
  {
    key: "action",
    header: "Action",
    card: "actions",
    cell: (row) => (
      <div className="flex flex-wrap gap-2">
        <DecisionButtons request={row} />
      </div>
    ),
  },
];

/** Requests for returns and replacements, and the decisions on them. */
export default function ReturnsScreen() {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(returnsQuery(list.state));
  const [opened, setOpened] = useState<string | null>(null);
  const [pictured, setPictured] = useState<ReturnRow | null>(null);
  const choices = returnStatuses.map((value) => ({
    value,
    label: data ? `${returnLooks[value].label} (${indianNumber(data.counts[value])})` : returnLooks[value].label,
  }));
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Returns" text="Returns and replacements requested by customers, newest first." />
      <RecordList
        label="Returns"
        columns={columnsOf({ onOpen: ({ orderId }) => setOpened(orderId), onPictures: setPictured })}
        rowKey={({ orderId }) => orderId}
        read={{ rows: data?.returns, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: isNarrowed(list.state) ? "No returns found matching your criteria." : "No returns requested yet.",
        }}
        errorText={returnMessages.fetchFailed}
        tableFrom={1100}
        searchFor="Search by Order ID or Customer..."
        filters={<StatusFilter list={list} choices={choices} />}
      />
      {pictured && (
        <PicturesDialog
          title={`${actionLabels[pictured.action]} images`}
          text={`Order #${pictured.orderNumber}`}
          pictures={pictured.images}
          onClose={() => setPictured(null)}
        />
      )}
      {opened && <OrderDialog id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

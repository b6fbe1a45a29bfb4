import { refundMessages } from "@haat/api-contract/refund/messages";
import { refundStands } from "@haat/api-contract/refund/words";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { indianNumber } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePermissions } from "../lib/use-permissions";
import { OrderDialog } from "../orders/order-dialog";
import { StatusFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { refundColumns } from "./refund-columns";
import { refundLooks } from "./refund-words";
import { refundsQuery } from "./refunds.queries";

const spec: ListSpec = { filters: ["status"] };

/** Refunds to shoppers, until they have arrived. */
export default function RefundsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(refundsQuery(list.state));
  const [opened, setOpened] = useState<string | null>(null);
  const choices = refundStands.map((value) => ({
    value,
    label: data ? `${refundLooks[value].label} (${indianNumber(data.counts[value])})` : refundLooks[value].label,
  }));
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Refunds"
        text="Refunds to customers. Refunds to pay manually come first, oldest on top. All others are sent automatically, newest first."
      />
      <RecordList
        label="Refunds"
        columns={refundColumns(({ order }) => can("view_order") && setOpened(order._id))}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.refunds, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: isNarrowed(list.state) ? "No refunds found matching your criteria." : "No refunds yet." }}
        errorText={refundMessages.fetchFailed}
        tableFrom={1100}
        searchFor="Search by Order ID or Customer..."
        filters={<StatusFilter list={list} choices={choices} />}
      />
      {opened && <OrderDialog id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

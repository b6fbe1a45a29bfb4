import { orderMessages } from "@haat/api-contract/order/messages";
import { storedOrderStatuses } from "@haat/api-contract/order/words";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { useAddressQuery, withValue } from "@haat/product-form/list/use-address-query";
import { indianNumber } from "@haat/ui/format";
import { ApiError } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePermissions } from "../lib/use-permissions";
import { StatusFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { PicturesDialog } from "../shared/pictures-dialog";
import { RecordList, useListState } from "../shared/record-list";
import { ErrorState } from "../shared/states";
import { ItemsDialog } from "./items-dialog";
import { orderColumns } from "./order-columns";
import { OrderDialog } from "./order-dialog";
import { statusLooks } from "./order-words";
import { type OrderRow, ordersQuery } from "./orders.queries";
import { SortControl } from "./sort-control";
import { SummaryCards } from "./summary-cards";

const spec: ListSpec = { filters: ["status"], sort: "date", order: "desc" };
const statuses = storedOrderStatuses.map((value) => ({ value, label: statusLooks[value].label }));

const sentenceOf = (error: Error): Error =>
  error instanceof ApiError && error.status > 0
    ? new ApiError(error.status, orderMessages.fetchFailedStatus(error.status), null)
    : new ApiError(0, orderMessages.fetchFailed, null);

/** All orders: revenue, statuses, and the next step of each. */
export default function OrdersScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(ordersQuery(list.state));
  const [params, setParams] = useAddressQuery();
  const [items, setItems] = useState<OrderRow | null>(null);
  const [pictured, setPictured] = useState<OrderRow | null>(null);
  // The open order is in the URL, so that a notice or a search can link to it.
  const opened = params.get("id");
  const open = (id: string | null) => setParams((now) => withValue(now, "id", id));
  const columns = orderColumns({
    onOpen: ({ _id }) => open(_id),
    onItems: setItems,
    onPictures: setPictured,
    canEdit: can("edit_order"),
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Customer Orders" text="All orders and what each one needs next." />
      {error && !data ? (
        <div className="bg-ui-bg-base border-ui-border-base rounded-xl border">
          <ErrorState title="Failed to load data" error={sentenceOf(error)} onRetry={refetch} retrying={isFetching} />
        </div>
      ) : (
        <>
          <SummaryCards summary={data?.summary} />
          <RecordList
            label="Orders"
            columns={columns}
            rowKey={({ _id }) => _id}
            read={{ rows: data?.orders, total: data?.total, error, isFetching, refetch }}
            list={list}
            empty={{ text: "No orders found matching your criteria." }}
            errorText="Failed to load data"
            tableFrom={1100}
            searchFor="Search by Order ID or Customer..."
            filters={
              <>
                <StatusFilter list={list} choices={statuses} />
                <SortControl list={list} />
              </>
            }
            footer={data && `Showing ${indianNumber(data.orders.length)} of ${indianNumber(data.total)} orders.`}
          />
        </>
      )}
      {items && <ItemsDialog order={items} onClose={() => setItems(null)} />}
      {pictured && (
        <PicturesDialog
          title={pictured.replacementReason ? "Replacement images" : "Return images"}
          text={`Order #${pictured.orderNumber}`}
          pictures={[...pictured.returnImages, ...pictured.replacementImages]}
          onClose={() => setPictured(null)}
        />
      )}
      {opened && <OrderDialog id={opened} onClose={() => open(null)} />}
    </div>
  );
}

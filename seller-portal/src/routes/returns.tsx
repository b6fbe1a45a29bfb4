import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { returnStatuses } from "@haat/api-contract/return-request/words";
import { DialogHost } from "@haat/product-form/dialog-host";
import { ListPager } from "@haat/product-form/list/list-pager";
import { type ListSpec, oneOf } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import { EmptyState } from "@haat/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useListState } from "../features/account/use-list-state";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { StatusTabs } from "../features/layout/status-tabs";
import { returnsQuery } from "../features/returns/api/returns.queries";
import { ReturnCard } from "../features/returns/return-card";
import { returnWords } from "../features/returns/return-words";

const spec: ListSpec = { filters: ["status"], limit: 10 };

/** Return requests for the seller's products. The list's state is in the URL. */
export function Component() {
  usePageTitle("Returns");
  const list = useListState(spec);
  const { page, limit } = list.state;
  const status = oneOf(list.state.filters.status, returnStatuses);
  const query = useQuery(returnsQuery({ status, page, limit }));
  const { data, isFetching } = query;
  useLastPage(list, { rows: data?.returns, total: data?.total ?? 0, isFetching });
  return (
    <DialogHost>
      <h1 className="mb-6 text-2xl">Returns</h1>
      <div className="mb-5">
        <StatusTabs
          label="Returns by status"
          list={list}
          statuses={returnStatuses}
          nameOf={(value) => returnWords[value].name}
          counts={data?.counts}
        />
      </div>
      {data ? (
        data.returns.length > 0 ? (
          <>
            <div className="flex flex-col gap-4">
              {data.returns.map((request) => (
                <ReturnCard key={request._id} request={request} />
              ))}
            </div>
            <div className="mt-4 text-sm">
              <ListPager list={list} total={data.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={<Undo2 />}
            title={status ? "No matching returns" : "No returns yet"}
            text={status ? "Try a different status." : "Returns requested by customers appear here."}
          />
        )
      ) : (
        <QueryPending query={query} failed={parcelMessages.returnsFailed} loading="Loading returns..." />
      )}
    </DialogHost>
  );
}

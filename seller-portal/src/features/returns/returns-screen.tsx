import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { type ReturnStatus, returnStatuses } from "@haat/api-contract/return-request/words";
import { DialogHost } from "@haat/product-form/dialog-host";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { Tabs } from "@haat/ui/tabs";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useSearchParams } from "react-router-dom";
import { ListSkeleton } from "../layout/list-skeleton";
import { Pager } from "../products/pager";
import { returnsQuery } from "./api/returns.queries";
import { ReturnCard } from "./return-card";
import { returnWords } from "./return-words";

const pageSize = 10;
const everything = "all";
type Choice = ReturnStatus | typeof everything;

/** What shoppers want to give back of the seller's goods. Status and page live in the address. */
export function ReturnsScreen() {
  const [params, setParams] = useSearchParams();
  const status = returnStatuses.find((one) => one === params.get("status"));
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const { data, error, isFetching, refetch } = useQuery(returnsQuery({ status, page, limit: pageSize }));
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { value: everything as Choice, label: all === undefined ? "All" : `All (${all})` },
    ...returnStatuses.map((value) => {
      const { name } = returnWords[value];
      return { value: value as Choice, label: data ? `${name} (${data.counts[value] ?? 0})` : name };
    }),
  ];
  return (
    <DialogHost>
      <h1 className="mb-6 text-2xl">Returns</h1>
      <div className="mb-5">
        <Tabs
          label="Returns by status"
          tabs={tabs}
          value={status ?? everything}
          onChange={(value) => setParams(value === everything ? {} : { status: value })}
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
            <Pager
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              onPage={(wanted) => setParams({ ...(status && { status }), page: String(wanted) })}
            />
          </>
        ) : (
          <EmptyState
            icon={<Undo2 />}
            title={status ? "Nothing matches" : "No returns"}
            text={status ? "Try another status." : "What shoppers want to give back stands here."}
          />
        )
      ) : error ? (
        <ErrorState
          title={parcelMessages.returnsFailed}
          text={errorMessage(error, "")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading returns..." />
      )}
    </DialogHost>
  );
}

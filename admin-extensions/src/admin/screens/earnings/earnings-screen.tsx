import { earningsMessages } from "@haat/api-contract/earnings/messages";
import { type EarningsGroup, earningsGroups } from "@haat/api-contract/earnings/words";
import { oneOf } from "@haat/product-form/list/list-state";
import { useAddressQuery } from "@haat/product-form/list/use-address-query";
import { type DayRange, longDay, readDay } from "@haat/ui/days";
import { useQuery } from "@tanstack/react-query";
import { ReconciliationPart } from "../reconciliation/reconciliation-part";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { earningsQuery } from "./earnings.queries";
import { FigureRules, FigureTiles, TilesSkeleton } from "./figure-tiles";
import { groupWords } from "./figure-words";
import { RangeControls } from "./range-controls";
import { SalesFrame } from "./sales-frame";

/** Sales between two days; days and grouping are in the URL. */
export default function EarningsScreen() {
  const [params, setParams] = useAddressQuery();
  const [from, to] = [readDay(params.get("from")), readDay(params.get("to"))];
  const by = oneOf(params.get("by") ?? undefined, earningsGroups) ?? "day";
  const { data, error, isFetching, refetch } = useQuery(earningsQuery({ from, to, by }));
  const put = (change: Partial<DayRange & { by: EarningsGroup }>) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...change }));
  const range = { from: from || (data?.from ?? ""), to: to || (data?.to ?? "") };
  const days = data && `${longDay(data.from)} to ${longDay(data.to)}`;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Earnings" text={days ?? "Sales by day, category and payment method."} />
      <RangeControls range={range} by={by} onRange={put} onBy={(group) => put({ by: group })} />
      {error && !data ? (
        <ErrorState title={earningsMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <Loading text="Loading earnings...">
          <Skeleton className="h-[360px] w-full rounded-xl" />
          <TilesSkeleton />
        </Loading>
      ) : (
        <div aria-busy={isFetching} className="flex min-w-0 flex-col gap-4">
          {error && <ErrorState title={earningsMessages.fetchFailed} error={error} onRetry={refetch} />}
          <SalesFrame
            title={`Sales by ${groupWords[data.by].toLowerCase()}`}
            text={`In rupees, ${days}`}
            by={data.by}
            rows={data.rows}
            fileName={`earnings-${data.by}-${data.from}-to-${data.to}`}
          />
          <FigureTiles figures={data.total} before={data.before} />
          <FigureRules />
        </div>
      )}
      <ReconciliationPart />
    </div>
  );
}

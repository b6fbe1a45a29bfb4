import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { PageSteps } from "@haat/product-form/list/page-steps";
import type { DayRange } from "@haat/ui/days";
import { indianNumber } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { QueryPending } from "../layout/query-pending";
import { linesPerPage, linesQuery } from "./api/earnings.queries";
import { LineList } from "./line-list";

const pageIn = (params: URLSearchParams) => {
  const page = Number(params.get("page") ?? "1");
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The lines behind the figures, paginated. */
export function LinesPart({ range }: { range: DayRange }) {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const query = useQuery(linesQuery(range, page));
  const { data } = query;
  return (
    <section aria-labelledby="lines" className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lines" className="text-lg">
          Order lines
        </h2>
        {data && data.total > 0 && (
          <p className="text-sm text-muted">
            {indianNumber(data.total)} {data.total === 1 ? "line" : "lines"}
          </p>
        )}
      </div>
      {data ? (
        data.lines.length > 0 ? (
          <>
            <LineList lines={data.lines} />
            <div className="mt-4 flex justify-end text-sm empty:hidden">
              <PageSteps
                current={page}
                pages={Math.ceil(data.total / linesPerPage)}
                onPage={(next) =>
                  setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), page: String(next) }))
                }
              />
            </div>
          </>
        ) : (
          <p className="text-sm text-muted">No orders in this period.</p>
        )
      ) : (
        <QueryPending
          query={query}
          failed={sellerEarningsMessages.fetchFailed}
          loading="Loading order lines..."
          rows={["h-12", "h-12", "h-12"]}
          className="flex flex-col gap-2"
        />
      )}
    </section>
  );
}

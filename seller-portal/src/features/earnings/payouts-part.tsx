import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { PageSteps } from "@haat/product-form/list/page-steps";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryPending } from "../layout/query-pending";
import { payoutsPerPage, payoutsQuery } from "./api/earnings.queries";

/** The payouts. */
export function PayoutsPart() {
  const [page, setPage] = useState(1);
  const query = useQuery(payoutsQuery(page));
  const { data } = query;
  return (
    <section aria-labelledby="payouts" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="payouts" className="mb-3 text-lg">
        Payouts
      </h2>
      {data ? (
        data.payouts.length > 0 ? (
          <>
            <ul aria-label="Payouts" className="text-sm">
              {data.payouts.map(({ _id, amount, reference, createdAt }) => (
                <li
                  key={_id}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
                >
                  <span className="min-w-0">
                    <span className="block break-words font-medium">{reference}</span>
                    <span className="block text-xs text-muted">{instantText(createdAt)}</span>
                  </span>
                  <span className="font-semibold tabular-nums">{orderRupees(amount)}</span>
                </li>
              ))}
            </ul>
            <div className="mt-4 flex justify-end text-sm empty:hidden">
              <PageSteps current={page} pages={Math.ceil(data.total / payoutsPerPage)} onPage={setPage} />
            </div>
          </>
        ) : (
          <p className="text-sm text-muted">No payouts yet. Available amounts are sent to your bank account.</p>
        )
      ) : (
        <QueryPending
          query={query}
          failed={sellerEarningsMessages.payoutsFailed}
          loading="Loading payouts..."
          rows={["h-10"]}
          className="flex flex-col gap-2"
        />
      )}
    </section>
  );
}

import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { useQuery } from "@tanstack/react-query";
import { Panel, PanelEmpty } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { payoutsOfSellerQuery } from "./seller-earnings.queries";

/** A seller's payouts, the newest first. */
export function PayoutsOfSeller({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(payoutsOfSellerQuery(id));
  return (
    <Panel title="Payouts" text={data && data.total > data.payouts.length ? "Newest first." : undefined}>
      {data ? (
        data.payouts.length > 0 ? (
          <PlainTable
            label="Payouts"
            rows={data.payouts}
            rowKey={({ _id }) => _id}
            columns={[
              { header: "Recorded", cell: ({ createdAt }) => instantText(createdAt) },
              { header: "Reference", cell: ({ reference }) => <span className="break-words">{reference}</span> },
              { header: "Amount", align: "end", cell: ({ amount }) => orderRupees(amount) },
            ]}
          />
        ) : (
          <PanelEmpty>No payouts yet.</PanelEmpty>
        )
      ) : error ? (
        <ErrorState
          title={sellerEarningsMessages.payoutsFailed}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Loading className="p-4">
          <Skeleton className="h-10 w-full" />
        </Loading>
      )}
    </Panel>
  );
}

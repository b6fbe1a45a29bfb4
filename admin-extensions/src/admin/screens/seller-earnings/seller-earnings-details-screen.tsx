import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { earningLabels, sellerEarningsSpans } from "@haat/api-contract/seller-earnings/words";
import { oneOf } from "@haat/product-form/list/list-state";
import { useAddressQuery } from "@haat/product-form/list/use-address-query";
import { type DayRange, longDay, readDay } from "@haat/ui/days";
import { orderRupees } from "@haat/ui/format";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { StatTile } from "../shared/stat-tile";
import { EmptyState, ErrorState, Loading, Skeleton } from "../shared/states";
import { EarningsFrame } from "./earnings-frame";
import { HeldOfSeller } from "./held-of-seller";
import { LinesOfSeller } from "./lines-of-seller";
import { PayoutModal } from "./payout-modal";
import { PayoutsOfSeller } from "./payouts-of-seller";
import { type EarningsOfSeller, earningsOfSellerQuery } from "./seller-earnings.queries";
import { SpanControls } from "./span-controls";

/** A seller's earnings; seller, days and grouping are in the URL. */
export default function SellerEarningsDetailsScreen() {
  const [params, setParams] = useAddressQuery();
  const id = params.get("id") ?? "";
  const asked = { from: readDay(params.get("from")), to: readDay(params.get("to")) };
  const by = oneOf(params.get("by") ?? undefined, sellerEarningsSpans) ?? "day";
  const { data, error, isFetching, refetch } = useQuery({
    ...earningsOfSellerQuery(id, asked, by),
    enabled: id !== "",
  });
  const put = (change: Record<string, string>) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), page: "1", ...change }));
  if (id === "") return <NoSeller />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4">
        <PageHead title="Seller earnings" />
        {error ? (
          <ErrorState
            title={sellerEarningsMessages.fetchFailed}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <Loading text="Loading earnings...">
            <Skeleton className="h-24 w-full rounded-xl" />
            <Skeleton className="h-[360px] w-full rounded-xl" />
          </Loading>
        )}
      </div>
    );
  }
  return (
    <div aria-busy={isFetching} className="flex min-w-0 flex-col gap-4">
      <Head earnings={data} />
      {error && <ErrorState title={sellerEarningsMessages.fetchFailed} error={error} onRetry={refetch} />}
      <SpanControls range={{ from: data.from, to: data.to }} by={by} onChange={put} />
      {data.held.length > 0 && <HeldOfSeller held={data.held} />}
      <SumTiles {...data} />
      <EarningsFrame earnings={data} />
      <LinesOfSeller id={id} range={asked} />
      <PayoutsOfSeller id={id} />
    </div>
  );
}

const NoSeller = () => (
  <div className="flex flex-col gap-4">
    <PageHead title="Seller earnings" />
    <EmptyState text="No seller selected.">
      <ScreenLink to="/seller-earnings" className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover">
        All seller earnings
      </ScreenLink>
    </EmptyState>
  </div>
);

/** The seller, the balance, and the payout button. */
function Head({ earnings: { seller, balance, payTo } }: { earnings: EarningsOfSeller }) {
  const { can } = usePermissions();
  const [paying, setPaying] = useState(false);
  return (
    <>
      <PageHead title={`Earnings: ${seller.name}`} text={seller.email}>
        {can("edit_seller") && (
          <Button type="button" disabled={balance.available <= 0} onClick={() => setPaying(true)}>
            Record payout
          </Button>
        )}
      </PageHead>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-3">
        <StatTile name="Available" value={orderRupees(balance.available)} text="Can be paid out" />
        <StatTile
          name="Pending"
          value={orderRupees(balance.pending)}
          text={balance.pending === 0 ? "Nothing on hold" : "On hold; see reasons below"}
        />
        <StatTile name="Paid out" value={orderRupees(balance.paidOut)} text="To date" />
      </div>
      {paying && (
        <PayoutModal
          id={seller._id}
          name={seller.name}
          available={balance.available}
          payTo={payTo}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}

const sums = [
  ["paid", earningLabels.paid],
  ["delivery", earningLabels.delivery],
  ["commission", earningLabels.commission],
  ["commissionGst", earningLabels.commissionGst],
  ["refundShare", "Seller's share of refunds"],
  ["net", earningLabels.net],
] as const;

const SumTiles = ({ total, from, to }: Pick<EarningsOfSeller, "total"> & DayRange) => (
  <section
    aria-label={`From ${longDay(from)} to ${longDay(to)}`}
    className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-3"
  >
    {sums.map(([name, title]) => (
      <StatTile key={name} name={title} value={orderRupees(total[name])} />
    ))}
  </section>
);

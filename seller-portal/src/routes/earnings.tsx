import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { earningLabels, type SellerEarningsSpan, sellerEarningsSpans } from "@haat/api-contract/seller-earnings/words";
import { Button } from "@haat/ui/button";
import { type DayRange, longDay, monthName, readDay, shortDay } from "@haat/ui/days";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type Earnings, earningsQuery, useDownloadEarnings } from "../features/earnings/api/earnings.queries";
import { EarningsRules } from "../features/earnings/earnings-rules";
import { BalanceTiles, FigureTiles, HeldPart } from "../features/earnings/earnings-tiles";
import { LinesPart } from "../features/earnings/lines-part";
import { PayoutsPart } from "../features/earnings/payouts-part";
import { RangeControls } from "../features/earnings/range-controls";
import { ColumnsFrame } from "../features/figures/columns-frame";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { toast } from "../lib/toast";

/** The seller's earnings; days, grouping and page are in the URL. */
export function Component() {
  usePageTitle("Earnings");
  const [params, setParams] = useSearchParams();
  const asked = { from: readDay(params.get("from")), to: readDay(params.get("to")) };
  const by = sellerEarningsSpans.find((span) => span === params.get("by")) ?? "day";
  const query = useQuery(earningsQuery(asked, by));
  const { data, isFetching } = query;
  const put = (change: Partial<DayRange & { by: SellerEarningsSpan }>) =>
    setParams((now) => {
      const next = new URLSearchParams({ ...Object.fromEntries(now), ...change });
      next.delete("page");
      return next;
    });
  const range = { from: asked.from || (data?.from ?? ""), to: asked.to || (data?.to ?? "") };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Earnings</h1>
        <DownloadButton range={range} />
      </div>
      {data && <BalanceTiles balance={data.balance} />}
      {data && data.held.length > 0 && <HeldPart held={data.held} />}
      <RangeControls range={range} by={by} onChange={put} />
      {data ? (
        <div aria-busy={isFetching} className="flex min-w-0 flex-col gap-4">
          <FigureTiles figures={data.total} />
          <EarningsChart earnings={data} />
        </div>
      ) : (
        <QueryPending
          query={query}
          failed={sellerEarningsMessages.fetchFailed}
          loading="Loading your earnings..."
          rows={["h-28 !rounded-card", "h-80 !rounded-card"]}
          className="flex flex-col gap-4"
        />
      )}
      <LinesPart range={asked} />
      <PayoutsPart />
      <EarningsRules />
    </div>
  );
}

function DownloadButton({ range }: { range: DayRange }) {
  const download = useDownloadEarnings();
  const start = () =>
    download.mutate(range, {
      onError: (refusal) => toast.error(errorMessage(refusal, sellerEarningsMessages.downloadFailed)),
    });
  return (
    <Button variant="secondary" busy={download.isPending} disabled={range.from === ""} onClick={start}>
      Download CSV
    </Button>
  );
}

/** Columns of the table after the number of orders. */
const figures = ["paid", "delivery", "commission", "commissionGst", "refunded"] as const;

function EarningsChart({ earnings: { rows, by, from, to } }: { earnings: Earnings }) {
  const name = (key: string) => (by === "day" ? longDay(key) : monthName(key));
  const points = rows.map(({ key, net, ...row }) => ({
    key,
    short: by === "day" ? shortDay(key) : monthName(key),
    full: name(key),
    value: net,
    more: [indianNumber(row.orders), ...figures.map((figure) => orderRupees(row[figure]))],
  }));
  const head = [
    by === "day" ? "Day" : "Month",
    earningLabels.net,
    "Orders",
    ...figures.map((figure) => earningLabels[figure]),
  ];
  return (
    <ColumnsFrame
      title={`Net by ${by}`}
      text={`In rupees, orders placed from ${longDay(from)} to ${longDay(to)}`}
      points={points}
      head={head}
    />
  );
}

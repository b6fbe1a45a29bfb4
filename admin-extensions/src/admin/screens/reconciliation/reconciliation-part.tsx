import { reconciliationMessages } from "@haat/api-contract/reconciliation/messages";
import { pageOf } from "@haat/product-form/list/pages";
import { StatusDot } from "@haat/product-form/status-dot";
import { longDay } from "@haat/ui/days";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { Panel, PanelEmpty } from "../shared/panel";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { DifferencesTable } from "./differences-table";
import {
  differencesShown,
  type Reconciliation,
  type Run,
  reconciliationQuery,
  useRunReconciliation,
} from "./reconciliation.queries";
import { gapText, outcomeLooks } from "./reconciliation-words";

/** Whether the shop's books agree with the gateways' and with each other, and the differences. */
export function ReconciliationPart() {
  const [page, setPage] = useState(1);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(reconciliationQuery(page));
  return (
    <Panel
      title="Reconciliation"
      text="Gateways, payments, refunds, wallets and orders are compared every night at 3:30 am."
    >
      {data ? (
        <div aria-busy={isFetching} className="flex flex-col gap-3 pb-4">
          <div className="flex flex-wrap items-start justify-between gap-3 px-4">
            {data.run ? <LastRun run={data.run} /> : <PanelEmpty>Reconciliation hasn't run yet.</PanelEmpty>}
            {can("edit_payment") && <RunButton onDone={() => setPage(1)} />}
          </div>
          <Differences data={data} page={page} onPage={setPage} />
        </div>
      ) : error ? (
        <ErrorState title={reconciliationMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading className="p-4">
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
    </Panel>
  );
}

function LastRun({ run }: { run: Run }) {
  const { outcome, startedAt, from, to, payments, gaps } = run;
  const days = from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <StatusDot tone={outcomeLooks[outcome].tone}>{outcomeLooks[outcome].label}</StatusDot>
      <p className="text-ui-fg-subtle">
        {days}, run on {instantText(startedAt)}; {indianNumber(payments)} gateway payments checked.
      </p>
      {gaps.length > 0 && (
        <ul aria-label="Not compared" className="break-words">
          {gaps.map((gap) => (
            <li key={`${gap.what} ${gap.why}`}>{gapText(gap)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RunButton({ onDone }: { onDone: () => void }) {
  const run = useRunReconciliation();
  const compare = async () => {
    try {
      const { message, run: done } = await run.mutateAsync(undefined);
      onDone();
      if (done.outcome === "right") toast.success(message);
      else toast.error(message);
    } catch (error) {
      toast.error(errorMessage(error, reconciliationMessages.runFailed));
    }
  };
  return (
    <Button type="button" variant="secondary" isLoading={run.isPending} onClick={() => void compare()}>
      Run now
    </Button>
  );
}

type Shown = { data: Reconciliation; page: number; onPage: (page: number) => void };

function Differences({ data: { differences, total }, page, onPage }: Shown) {
  if (total === 0) return <p className="text-ui-fg-muted px-4">No differences.</p>;
  const { pages, current, from, to } = pageOf({ page, limit: differencesShown, total });
  return (
    <>
      <DifferencesTable differences={differences} />
      <div className="text-ui-fg-subtle flex flex-wrap items-center justify-between gap-3 px-4 tabular-nums">
        <p aria-live="polite">
          Showing {indianNumber(from)} to {indianNumber(to)} of {indianNumber(total)} differences
        </p>
        {pages > 1 && (
          <nav aria-label="Pages of differences" className="flex items-center gap-3">
            <Button type="button" variant="secondary" disabled={current <= 1} onClick={() => onPage(current - 1)}>
              Previous
            </Button>
            <Button type="button" variant="secondary" disabled={current >= pages} onClick={() => onPage(current + 1)}>
              Next
            </Button>
          </nav>
        )}
      </div>
    </>
  );
}

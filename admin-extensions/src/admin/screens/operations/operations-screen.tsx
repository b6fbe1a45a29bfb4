import { operationsMessages } from "@haat/api-contract/operations/messages";
import { StatusDot } from "@haat/product-form/status-dot";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "../shared/page-head";
import { Panel } from "../shared/panel";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { MachineParts } from "./machine-parts";
import { type Operations, operationsQuery } from "./operations.queries";
import { parts, partTitles, stateLooks } from "./operations-words";
import { QueuePart } from "./queue-part";
import { GatewaysPart, MessagesPart, WebhooksPart } from "./service-parts";

/** Whether the shop works, without a terminal. */
export default function OperationsScreen() {
  const { data, error, isFetching, refetch } = useQuery(operationsQuery);
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Operations"
        text={data ? `Checked on ${instantText(data.checkedAt)}, and every 15 seconds.` : "Whether the shop works."}
      >
        <Button
          type="button"
          variant="secondary"
          className="h-11 min-[700px]:h-8"
          isLoading={isFetching}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </PageHead>
      {error ? (
        <ErrorState title={operationsMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <Loading>
          {parts.map((part) => (
            <Skeleton key={part} className="h-32 w-full rounded-xl" />
          ))}
        </Loading>
      ) : (
        <>
          <Summary operations={data} />
          <QueuePart operations={data} />
          <WebhooksPart operations={data} />
          <GatewaysPart operations={data} />
          <MessagesPart operations={data} />
          <MachineParts operations={data} />
        </>
      )}
    </div>
  );
}

function Summary({ operations }: { operations: Operations }) {
  const inAttention = parts.filter((part) => operations[part].state === "attention").length;
  const text =
    inAttention === 0
      ? "Nothing needs attention."
      : `${inAttention === 1 ? "One part needs" : `${inAttention} parts need`} attention.`;
  return (
    <Panel title="Summary" text={text}>
      <ul className="grid gap-x-6 gap-y-2 px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
        {parts.map((part) => {
          const { tone, label } = stateLooks[operations[part].state];
          return (
            <li key={part}>
              <StatusDot tone={tone}>{`${partTitles[part]}: ${label.toLowerCase()}`}</StatusDot>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

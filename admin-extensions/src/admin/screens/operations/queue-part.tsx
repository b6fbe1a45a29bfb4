import { taskText } from "@haat/api-contract/task/words";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { NoValue } from "../shared/no-value";
import { Fact, Facts, PanelEmpty } from "../shared/panel";
import type { Column } from "../shared/record-cards";
import { OperationPanel, OperationTable } from "./operation-panel";
import type { FactsOf, Operations } from "./operations.queries";
import { durationText } from "./operations-words";

type Kind = FactsOf<"queue">["kinds"][number];

const columns: Column<Kind>[] = [
  {
    key: "task",
    header: "Task",
    card: "title",
    cell: ({ name }) => <span className="break-all">{taskText(name)}</span>,
  },
  { key: "waiting", header: "Waiting", align: "end", cell: ({ waiting }) => indianNumber(waiting) },
  { key: "running", header: "Running", align: "end", cell: ({ running }) => indianNumber(running) },
  { key: "delayed", header: "Delayed", align: "end", cell: ({ delayed }) => indianNumber(delayed) },
  { key: "failed", header: "Failed", align: "end", cell: ({ failed }) => indianNumber(failed) },
  {
    key: "oldest",
    header: "Oldest waiting",
    align: "end",
    cell: ({ oldestSeconds }) => (oldestSeconds === null ? <NoValue /> : durationText(oldestSeconds)),
  },
];

/** The queue of background tasks, and whether a server works on it. */
export const QueuePart = ({ operations }: { operations: Operations }) => (
  <OperationPanel
    operations={operations}
    part="queue"
    text="Delayed tasks wait for their time or for their next attempt."
  >
    {({ waiting, running, delayed, failed, kinds, workers, lastSeenAt }) => (
      <>
        <Facts>
          <Fact name="Servers that work on tasks">{indianNumber(workers)}</Fact>
          <Fact name="Scheduled tasks last added">{lastSeenAt ? instantText(lastSeenAt) : <NoValue />}</Fact>
          <Fact name="Tasks in the queue">
            {`${indianNumber(waiting)} waiting, ${indianNumber(running)} running, ${indianNumber(delayed)} delayed, ${indianNumber(failed)} failed`}
          </Fact>
        </Facts>
        {kinds.length === 0 ? (
          <PanelEmpty>No tasks in the queue.</PanelEmpty>
        ) : (
          <OperationTable label="Tasks by kind" columns={columns} rows={kinds} rowKey={({ name }) => name} />
        )}
      </>
    )}
  </OperationPanel>
);

import type { FailedTask } from "@haat/api-contract/task/schemas";
import { taskText } from "@haat/api-contract/task/words";
import { instantText } from "@haat/ui/instants";
import type { Column } from "../shared/record-cards";
import { RetryButton } from "./retry-button";

const columns: Column<FailedTask>[] = [
  {
    key: "task",
    header: "Task",
    card: "title",
    cell: ({ name }) => (
      <span className="block min-w-40 py-1">
        <span className="text-ui-fg-base block font-medium">{taskText(name)}</span>
        {/* The task's name in the server's log. */}
        {taskText(name) !== name && (
          <span className="text-ui-fg-muted block break-all font-mono text-[12px] font-normal">{name}</span>
        )}
      </span>
    ),
  },
  {
    key: "error",
    header: "Error",
    // One or more sentences: full width on a card.
    card: "title",
    cell: ({ error }) => (
      <span className="block min-w-0 max-w-prose py-1 font-normal [overflow-wrap:anywhere]">{error}</span>
    ),
  },
  {
    key: "attempts",
    header: "Attempts",
    cell: ({ attempts, maxAttempts }) => (
      <span className="whitespace-nowrap tabular-nums">
        {attempts} of {maxAttempts}
      </span>
    ),
  },
  {
    key: "failedAt",
    header: "Failed",
    cell: ({ failedAt, nextTryAt }) => (
      <span className="block py-1">
        <span className="block min-[1000px]:whitespace-nowrap">{instantText(failedAt)}</span>
        {nextTryAt && <span className="text-ui-fg-subtle block">Next attempt {instantText(nextTryAt)}</span>}
      </span>
    ),
  },
];

const action: Column<FailedTask> = {
  key: "action",
  header: "Action",
  card: "actions",
  cell: (task) => <RetryButton task={task} />,
};

/** @param canRetry Whether the account may retry tasks. */
export const failedTaskColumns = (canRetry: boolean): Column<FailedTask>[] =>
  canRetry ? [...columns, action] : columns;

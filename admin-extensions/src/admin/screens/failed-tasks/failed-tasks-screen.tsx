import { taskMessages } from "@haat/api-contract/task/messages";
import { type FailedTaskState, failedTaskStates } from "@haat/api-contract/task/words";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { failedTaskColumns } from "./failed-task-columns";
import { failedTasksQuery, stateOf } from "./failed-tasks.queries";

const spec: ListSpec = { filters: ["state"] };

const words: Record<FailedTaskState, { label: string; none: string }> = {
  failed: { label: "Failed", none: taskMessages.noneFailed },
  retrying: { label: "Retrying", none: taskMessages.noneRetrying },
};
const choices = failedTaskStates.map((value) => ({ value, label: words[value].label }));

/** Failed background tasks, until they succeed. */
export default function FailedTasksScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(failedTasksQuery(list.state));
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Failed tasks"
        text="Background tasks that failed. Most are retried automatically. Tasks that ran out of attempts stay here for 30 days or until you retry them."
      />
      <RecordList
        label="Failed tasks"
        columns={failedTaskColumns(can("edit_settings"))}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.tasks, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: words[stateOf(list.state)].none }}
        errorText={taskMessages.fetchFailed}
        filters={<ChoiceFilter list={list} name="state" label="State" choices={choices} />}
      />
    </div>
  );
}

import { failedTaskStates } from "@haat/api-contract/task/words";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

const failedTasksKey = ["haat", "failed-tasks"] as const;

/** The state of the listed tasks: failed for good, unless the URL says otherwise. */
export const stateOf = ({ filters }: ListState) => oneOf(filters.state, failedTaskStates) ?? "failed";

export const failedTasksQuery = (list: ListState) => {
  const query = { page: list.page, limit: list.limit, state: stateOf(list) };
  return queryOptions({
    ...screenQuery,
    queryKey: [...failedTasksKey, query],
    queryFn: () => api.call("listFailedTasks", { query }),
    placeholderData: keepPreviousData,
  });
};

/** Retries a task. The list is refetched even after an error, which means that it is stale. */
export function useRetryTask() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (taskId: string) => api.call("retryTask", { params: { taskId } }),
    onSettled: () => client.invalidateQueries({ queryKey: failedTasksKey }),
  });
}

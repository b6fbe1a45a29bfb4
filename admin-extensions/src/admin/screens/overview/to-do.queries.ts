import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

/** How much waits for a person; counted anew when somebody looks at the page again, and each minute while they do. */
export const toDoQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "to-do"],
  queryFn: async () => (await api.call("getToDo", {})).toDo,
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});

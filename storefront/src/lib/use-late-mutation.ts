import { type MutationOptions, useQueryClient } from "@tanstack/react-query";

/** Like `useMutation(…).mutateAsync`, without watching its state, which would cost each card of a list. */
export function useLateMutation<Data, Variables, Context>(
  options: MutationOptions<Data, Error, Variables, Context>,
): (variables: Variables) => Promise<Data> {
  const queries = useQueryClient();
  return (variables) =>
    queries.getMutationCache().build(queries, queries.defaultMutationOptions(options)).execute(variables);
}

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/** A call that changes something. Its promise settles when all that is shown below `key` has been read again. */
export function useChange<Given, Answer>(key: QueryKey, call: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Products that match a text, best first. A blank text asks nothing. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: async () => (await api.call("searchProducts", { query: { search: text } })).products,
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });

import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export const loginMethodsQuery = queryOptions({
  queryKey: ["login-methods"],
  queryFn: async () => (await api.call("listLoginMethods", {})).google,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The shop's client at Google; null or undefined where its button is not shown. */
export const useGoogle = () => useQuery(loginMethodsQuery).data;

import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import type { CallAnswer } from "@haat/api-contract/endpoints";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type Earnings = CallAnswer<"getEarnings">;
export type EarningsRow = Earnings["rows"][number];
export type MoneyFigures = Earnings["total"];
export type TotalEarnings = CallAnswer<"getTotalEarnings">;

/** Empty days: the server's default of the last thirty. */
export const earningsQuery = ({ from, to, by }: { from: string; to: string; by: EarningsGroup }) => {
  const query = { by, from: from || undefined, to: to || undefined };
  return queryOptions({
    ...screenQuery,
    queryKey: ["haat", "earnings", "range", query],
    queryFn: () => api.call("getEarnings", { query }),
    placeholderData: keepPreviousData,
  });
};

export const totalEarningsQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "earnings", "total"],
  queryFn: () => api.call("getTotalEarnings", {}),
});

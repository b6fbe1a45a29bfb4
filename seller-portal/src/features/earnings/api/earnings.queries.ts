import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { SellerEarningsSpan } from "@haat/api-contract/seller-earnings/words";
import type { DayRange } from "@haat/ui/days";
import { saveFile } from "@haat/web/save-file";
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export type Earnings = CallAnswer<"getSellerEarnings">;
export type EarningLine = CallAnswer<"listEarningLines">["lines"][number];

export const linesPerPage = 20;
export const payoutsPerPage = 10;

/** Empty days: the server's default of the last thirty. */
const asked = ({ from, to }: DayRange) => ({ from: from || undefined, to: to || undefined });

export const earningsQuery = (range: DayRange, by: SellerEarningsSpan) =>
  queryOptions({
    queryKey: ["earnings", range, by],
    queryFn: () => api.call("getSellerEarnings", { query: { ...asked(range), by } }),
    placeholderData: keepPreviousData,
  });

export const linesQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ["earning-lines", range, page],
    queryFn: () => api.call("listEarningLines", { query: { ...asked(range), page, limit: linesPerPage } }),
    placeholderData: keepPreviousData,
  });

export const payoutsQuery = (page: number) =>
  queryOptions({
    queryKey: ["payouts", page],
    queryFn: () => api.call("listPayouts", { query: { page, limit: payoutsPerPage } }),
    placeholderData: keepPreviousData,
  });

/** Downloads the lines as a file; fetched, since the request needs the token. */
export const useDownloadEarnings = () =>
  useMutation({
    mutationFn: async (range: DayRange) => {
      const file = await api.call("getEarningFile", { query: asked(range) });
      saveFile(file, `earnings-${range.from}-to-${range.to}.csv`);
    },
  });

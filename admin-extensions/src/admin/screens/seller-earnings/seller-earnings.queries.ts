import type { CallAnswer } from "@haat/api-contract/endpoints";
import { balanceSorts, type SellerEarningsSpan } from "@haat/api-contract/seller-earnings/words";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import type { DayRange } from "@haat/ui/days";
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type SellerBalance = CallAnswer<"listSellerBalances">["sellers"][number];
export type EarningsOfSeller = CallAnswer<"getEarningsOfSeller">;
export type EarningLine = CallAnswer<"listEarningLinesOfSeller">["lines"][number];
export type RemittancePreview = CallAnswer<"previewRemittance">;
export type Payout = CallAnswer<"listPayoutsOfSeller">["payouts"][number];

const key = ["haat", "seller-earnings"] as const;

export const balancesQuery = ({ page, limit, search, sort, order }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, sort: oneOf(sort, balanceSorts), order };
  return queryOptions({
    ...screenQuery,
    queryKey: [...key, "balances", query],
    queryFn: () => api.call("listSellerBalances", { query }),
    placeholderData: keepPreviousData,
  });
};

/** Empty days: the server's default of the last thirty. */
const asked = ({ from, to }: DayRange) => ({ from: from || undefined, to: to || undefined });

export const earningsOfSellerQuery = (id: string, range: DayRange, by: SellerEarningsSpan) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...key, "one", id, range, by],
    queryFn: () => api.call("getEarningsOfSeller", { params: { id }, query: { ...asked(range), by } }),
    placeholderData: keepPreviousData,
  });

export const linesOfSellerQuery = (id: string, range: DayRange, { page, limit }: ListState) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...key, "lines", id, range, page, limit],
    queryFn: () => api.call("listEarningLinesOfSeller", { params: { id }, query: { ...asked(range), page, limit } }),
    placeholderData: keepPreviousData,
  });

const payoutsShown = 20;

/** The newest payouts. */
export const payoutsOfSellerQuery = (id: string) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...key, "payouts", id],
    queryFn: () => api.call("listPayoutsOfSeller", { params: { id }, query: { page: 1, limit: payoutsShown } }),
  });

export const useRecordPayout = (id: string) =>
  useChange(key, (body: { amount: number; reference: string }) => api.call("recordPayout", { params: { id }, body }));

/** Previews the matches of a file; changes nothing. */
export const usePreviewRemittance = () =>
  useMutation({ networkMode: "always", mutationFn: (csv: string) => api.call("previewRemittance", { body: { csv } }) });

/** Refetches sellers' balances and orders: cash was received. */
export const useRecordRemittance = () =>
  useChange(["haat"], (csv: string) => api.call("recordRemittance", { body: { csv } }));

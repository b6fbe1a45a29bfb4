import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { ListState } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type CategoryRate = CallAnswer<"getCommission">["categories"][number];
export type SellerRate = CallAnswer<"listSellerCommissions">["sellers"][number];

const key = ["haat", "commission"] as const;

export const commissionQuery = queryOptions({
  ...screenQuery,
  queryKey: [...key, "categories"],
  queryFn: () => api.call("getCommission", {}),
});

export const sellerRatesQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, own: filters.own === "true" ? true : undefined };
  return queryOptions({
    ...screenQuery,
    queryKey: [...key, "sellers", query],
    queryFn: () => api.call("listSellerCommissions", { query }),
    placeholderData: keepPreviousData,
  });
};

export type RateChange = {
  of: "category" | "seller";
  id: string;
  /** Null removes the own rate. */
  percent: number | null;
  version: string;
};

const calls = { category: "setCategoryCommission", seller: "setSellerCommission" } as const;

export const useSetCommission = () =>
  useChange(key, ({ of, id, percent, version }: RateChange) =>
    api.call(calls[of], { params: { id }, body: { percent, version } }),
  );

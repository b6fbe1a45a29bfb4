import type { MoveParcelInput, SellerOrdersQuery } from "@haat/api-contract/parcel/schemas";
import type { CorrectTrackingInput } from "@haat/api-contract/parcel/tracking";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

type Wanted = Pick<SellerOrdersQuery, "search" | "status"> & { page: number; limit: number };

/** All queries that depend on the seller's orders; home and returns do too. */
const ordersKey = ["orders"];

/** Refetched when the window gets the focus: shoppers order meanwhile. */
export const ordersQuery = ({ search, status, page, limit }: Wanted) =>
  queryOptions({
    queryKey: [...ordersKey, "list", search ?? "", status ?? "", page, limit],
    queryFn: () =>
      api.call("listSellerOrders", { query: { search, status, page: String(page), limit: String(limit) } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

export const orderQuery = (parcelId: string) =>
  queryOptions({
    queryKey: [...ordersKey, "one", parcelId],
    queryFn: async () => (await api.call("getSellerOrder", { params: { parcelId } })).order,
    refetchOnWindowFocus: true,
  });

/** After an error too: somebody else may have changed the order. */
function useRenewed() {
  const queries = useQueryClient();
  return { onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }) };
}

export const useMoveOrder = (parcelId: string) =>
  useMutation({
    mutationFn: (body: MoveParcelInput) => api.call("moveParcel", { params: { parcelId }, body }),
    ...useRenewed(),
  });

export const useCorrectTracking = (parcelId: string) =>
  useMutation({
    mutationFn: (body: CorrectTrackingInput) => api.call("correctTracking", { params: { parcelId }, body }),
    ...useRenewed(),
  });

export const useCancelPart = (parcelId: string) =>
  useMutation({
    mutationFn: (body: { reason: string; version: string }) => api.call("cancelParcel", { params: { parcelId }, body }),
    ...useRenewed(),
  });

import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { CreditNote, EarlierInvoice } from "@haat/api-contract/invoice/credit-note";
import { orderSorts, type SettableOrderStatus, storedOrderStatuses } from "@haat/api-contract/order/words";
import type { CorrectTrackingInput } from "@haat/api-contract/parcel/tracking";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type OrdersAnswer = CallAnswer<"getAllOrders">;
export type OrderRow = OrdersAnswer["orders"][number];
export type OrderDetail = CallAnswer<"getManagedOrder">["order"];

/** Key of all order queries; returns are below it, since deciding on one changes its order. */
export const ordersKey = ["haat", "orders"] as const;

export const ordersQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, orderSorts) ?? "date",
    order,
    status: oneOf(filters.status, storedOrderStatuses),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...ordersKey, "list", query],
    queryFn: () => api.call("getAllOrders", { query }),
    placeholderData: keepPreviousData,
  });
};

export const orderQuery = (id: string) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...ordersKey, "one", id],
    queryFn: async () => (await api.call("getManagedOrder", { params: { id } })).order,
  });

type Update = {
  orderId: string;
  status: SettableOrderStatus;
  version: string;
  carrier?: string;
  trackingNumber?: string;
};

/** Changes an order's status. The list is refetched even after an error: somebody else may have changed it. */
export function useUpdateStatus() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ orderId, ...body }: Update) => api.call("updateOrderStatus", { params: { orderId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

export const useConfirmDelivery = (parcelId: string) =>
  useChange(ordersKey, () => api.call("confirmParcelDelivery", { params: { parcelId } }));

/** A parcel, or an order that ships as one. */
export type TrackedThing = { parcelId: string } | { orderId: string };

export const useCorrectTracking = (thing: TrackedThing) =>
  useChange(ordersKey, (body: CorrectTrackingInput) =>
    "parcelId" in thing
      ? api.call("correctParcelTracking", { params: thing, body })
      : api.call("correctOrderTracking", { params: { id: thing.orderId }, body }),
  );

export const useRecordCash = (parcelId: string) =>
  useChange(ordersKey, (body: { amount: number; reference: string }) =>
    api.call("recordParcelCash", { params: { parcelId }, body }),
  );

/** Makes the browser download a file; `number` is the document's. */
function save(file: Blob, paper: string, number: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${paper}-${number.replaceAll("/", "-")}.pdf`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads an order's invoice. */
export async function downloadInvoice(id: string, number: string): Promise<void> {
  save(await api.call("getManagedInvoice", { params: { id } }), "invoice", number);
}

export async function downloadEarlierInvoice(id: string, { _id, number }: EarlierInvoice): Promise<void> {
  save(await api.call("getManagedInvoice", { params: { id }, query: { invoice: _id } }), "invoice", number);
}

export async function downloadCreditNote(id: string, { _id: noteId, number }: CreditNote): Promise<void> {
  save(await api.call("getManagedCreditNote", { params: { id, noteId } }), "credit-note", number);
}

import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { CreditWalletInput } from "@haat/api-contract/wallet/schemas";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { sendingKey } from "@haat/product-form/sending-key";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";
import { noValue } from "../shared/no-value";

export type CustomerRow = CallAnswer<"listCustomers">["customers"][number];
export type Customer = CallAnswer<"getCustomer">["customer"];

export const customersKey = ["haat", "customers"] as const;

/** By default the newest customer comes first. */
export const customersQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page: String(page),
    limit: String(limit),
    search: search.trim() || undefined,
    sort: oneOf(sort, ["joined", "orders", "spent", "lastOrder"]),
    order,
    blocked: oneOf(filters.blocked, yesOrNo),
    group: filters.group || undefined,
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...customersKey, "list", query],
    queryFn: async () => {
      const { customers, total } = await api.call("listCustomers", { query });
      return { customers, total };
    },
    placeholderData: keepPreviousData,
  });
};

export const customerQuery = (id: string) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...customersKey, "one", id],
    queryFn: async () => (await api.call("getCustomer", { params: { id } })).customer,
  });

type Block = { id: string; blocked: boolean; reason?: string; version: string };

/** Blocks or unblocks a customer; lists and details are refetched. */
export function useBlockCustomer() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: Block) => api.call("updateCustomer", { params: { id }, body }),
    onSuccess: ({ customer }) => {
      client.setQueryData(customerQuery(customer._id).queryKey, customer);
      return client.invalidateQueries({ queryKey: customersKey });
    },
    // Somebody else was faster: the shown data is stale.
    onError: (_error, { id }) => client.invalidateQueries({ queryKey: customerQuery(id).queryKey }),
  });
}

/**
 * Adds money to a customer's wallet. Requests with the same amount and reason are one credit, by their idempotency key:
 * a second click, or a retry after a lost response, adds nothing.
 */
export function useCreditWallet(id: string) {
  const client = useQueryClient();
  const [keyOf] = useState(() => sendingKey());
  return useMutation({
    networkMode: "always",
    mutationFn: (body: CreditWalletInput) =>
      api.call("creditWallet", { params: { id }, body }, { "Idempotency-Key": keyOf(body) }),
    onSuccess: ({ customer }) => client.setQueryData(customerQuery(id).queryKey, customer),
  });
}

/** Placeholder for a missing name. */
export const nameOf = ({
  name,
  email,
  mobile,
}: {
  name: string;
  email: string | null;
  mobile: string | null;
}): string => name || email || mobile || noValue;

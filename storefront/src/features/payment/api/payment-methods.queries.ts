import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

/** What it costs, what of that is still to be paid, and where it goes. Without a total it is only asked what is switched on. */
type About = { total?: number; due?: number; pincode?: string };

export const paymentMethodsKey = ["payment-methods"] as const;

/**
 * The ways to pay, and what the shopper's wallet holds. Never taken from what was read before: a merchant switches ways
 * to pay on and off. Another total or pincode shows the last answer until its own is there.
 */
export const paymentMethodsQuery = (session: Session | null, { total, due, pincode }: About = {}) =>
  queryOptions({
    queryKey: [...paymentMethodsKey, session?.userId ?? null, total ?? null, due ?? null, pincode ?? null] as const,
    queryFn: () => api.call("listPaymentMethods", { query: { total, due, pincode } }),
    staleTime: 0,
    placeholderData: (previous, query) => (query?.queryKey[1] === (session?.userId ?? null) ? previous : undefined),
  });

/** Money that was paid or given back may have come from the wallet, or gone there. */
export function readAnewAfterMoney(queries: QueryClient): void {
  for (const name of ["wallet", "payment-methods"]) void queries.invalidateQueries({ queryKey: [name] });
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

/**
 * The order's total, the amount still due, and the delivery's pincode. Without a total the answer only depends on which
 * methods are enabled.
 */
type About = { total?: number; due?: number; pincode?: string };

export const paymentMethodsKey = ["payment-methods"] as const;

/**
 * The payment methods and the shopper's wallet balance. Always refetched, because the merchant may enable or disable
 * methods. For another total or pincode the previous response is shown until the new one arrives.
 */
export const paymentMethodsQuery = (session: Session | null, { total, due, pincode }: About = {}) =>
  queryOptions({
    queryKey: [...paymentMethodsKey, session?.userId ?? null, total ?? null, due ?? null, pincode ?? null] as const,
    queryFn: () => api.call("listPaymentMethods", { query: { total, due, pincode } }),
    staleTime: 0,
    placeholderData: (previous, query) => (query?.queryKey[1] === (session?.userId ?? null) ? previous : undefined),
  });

/** A payment or refund may have changed the wallet's balance. */
export function readAnewAfterMoney(queries: QueryClient): void {
  for (const name of ["wallet", "payment-methods"]) void queries.invalidateQueries({ queryKey: [name] });
}

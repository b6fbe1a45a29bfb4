import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { QueryClient } from "@tanstack/react-query";

/** What an order was placed with: the sheet to open now, or why there is none. */
export type PaymentStart = { sheet: PaymentSheet | null; problem: string | null };

const keyOf = (orderId: string) => ["payment-start", orderId] as const;

/** Keeps it for the page after ordering. In memory alone: a page that is loaded anew asks before it opens a sheet. */
export const savePaymentStart = (queries: QueryClient, orderId: string, start: PaymentStart): void => {
  queries.setQueryData<PaymentStart>(keyOf(orderId), start);
};

export const readPaymentStart = (queries: QueryClient, orderId: string): PaymentStart | null =>
  queries.getQueryData<PaymentStart>(keyOf(orderId)) ?? null;

export const clearPaymentStart = (queries: QueryClient, orderId: string): void =>
  queries.removeQueries({ queryKey: keyOf(orderId) });

/** What became of a gateway's sheet. `reason`: its own words, null where it has none. */
export type SheetOutcome =
  | { kind: "paid"; confirm: ConfirmPaymentBody }
  | { kind: "failed"; reason: string | null }
  | { kind: "closed" };

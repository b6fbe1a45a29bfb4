import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { QueryClient } from "@tanstack/react-query";

/** Result of opening the payment while placing an order: the sheet, or why there is none. */
export type PaymentStart = { sheet: PaymentSheet | null; problem: string | null };

const keyOf = (orderId: string) => ["payment-start", orderId] as const;

/**
 * Keeps it for the order confirmation page. Only in memory: after a reload the shopper has to click before a sheet
 * opens.
 */
export const savePaymentStart = (queries: QueryClient, orderId: string, start: PaymentStart): void => {
  queries.setQueryData<PaymentStart>(keyOf(orderId), start);
};

export const readPaymentStart = (queries: QueryClient, orderId: string): PaymentStart | null =>
  queries.getQueryData<PaymentStart>(keyOf(orderId)) ?? null;

export const clearPaymentStart = (queries: QueryClient, orderId: string): void =>
  queries.removeQueries({ queryKey: keyOf(orderId) });

/** The outcome of a gateway's sheet. `reason`: the gateway's own message, null if it has none. */
export type SheetOutcome =
  | { kind: "paid"; confirm: ConfirmPaymentBody }
  | { kind: "failed"; reason: string | null }
  | { kind: "closed" };

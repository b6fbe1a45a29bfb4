import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { readOrderAnew, showOrder } from "../../orders/api/orders.queries";
import { clearPaymentStart } from "../payment-sheet";
import { readAnewAfterMoney } from "./payment-methods.queries";

/** Pays for an order that awaits its money, by the same way as before or by another. */
export function useOpenPayment(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (method: PaymentMethod) => api.call("openPayment", { params: { orderId }, body: { method } }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal may mean that it was paid, or cancelled, meanwhile; or that this way to pay was switched off.
    onError: () => {
      readOrderAnew(queries, orderId);
      readAnewAfterMoney(queries);
    },
  });
}

/** Tells the shop that a sheet says it is paid; the shop asks the gateway. */
export function useConfirmPayment(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    // A sheet that brought money must not be opened once more, also where the page is drawn anew before the shop answers.
    onMutate: () => clearPaymentStart(queries, orderId),
    mutationFn: (body: ConfirmPaymentBody) => api.call("confirmPayment", { params: { orderId }, body }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    onError: () => readOrderAnew(queries, orderId),
  });
}

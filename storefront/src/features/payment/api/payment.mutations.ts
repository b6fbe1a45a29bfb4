import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { readOrderAnew, showOrder } from "../../orders/api/orders.queries";
import { clearPaymentStart } from "../payment-sheet";
import { readAnewAfterMoney } from "./payment-methods.queries";

/** Opens a payment for an order that awaits one, by the same payment method as before or another. */
export function useOpenPayment(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (method: PaymentMethod) => api.call("openPayment", { params: { orderId }, body: { method } }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal may mean that the order was paid or cancelled in the meantime, or that the method was disabled.
    onError: () => {
      readOrderAnew(queries, orderId);
      readAnewAfterMoney(queries);
    },
  });
}

/** Reports to the server that a sheet was paid; the server asks the gateway. */
export function useConfirmPayment(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    // A paid sheet must not be opened again, even if the page is re-rendered before the server responds.
    onMutate: () => clearPaymentStart(queries, orderId),
    mutationFn: (body: ConfirmPaymentBody) => api.call("confirmPayment", { params: { orderId }, body }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    onError: () => readOrderAnew(queries, orderId),
  });
}

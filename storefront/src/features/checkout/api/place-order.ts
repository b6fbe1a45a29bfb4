import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { checkoutMemory, forgetCheckout, keepInTab, keptInTab } from "../../../lib/session/checkout-memory";
import { newKey } from "../new-key";
import { nextAttempt, readAttempt } from "../order-attempt";
import { readAnewAfterOrder } from "./after-order";

/** Places an order. Sent again after a lost answer, even after a reload, it finds the order that was placed. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceOrderInput) => {
      const attempt = nextAttempt(readAttempt(keptInTab(checkoutMemory.attempt)), body, newKey);
      keepInTab(checkoutMemory.attempt, attempt);
      return api.call("placeOrder", { body }, { "Idempotency-Key": attempt.key });
    },
    onSuccess: () => {
      forgetCheckout();
      readAnewAfterOrder(queries);
    },
  });
}

import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";
import { isRecord } from "@haat/web/records";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { checkoutMemory, clearCheckout, savedInTab, saveInTab } from "../../../lib/session/checkout-memory";

/** An order that was sent, or is about to be: its content and the Idempotency-Key that goes with it. */
type OrderAttempt = { content: string; key: string };

/**
 * The attempt to send now. Sending the same content again keeps its key, so that a repeat after a lost answer finds
 * the order that was placed; other content is another order and gets a new key.
 */
export function nextAttempt(previous: OrderAttempt | null, body: unknown, newKey: () => string): OrderAttempt {
  const content = JSON.stringify(body);
  return previous?.content === content ? previous : { content, key: newKey() };
}

/** An attempt that was kept in the tab; null when there is none or it is unreadable. */
function readAttempt(kept: unknown): OrderAttempt | null {
  if (!isRecord(kept) || typeof kept.content !== "string" || typeof kept.key !== "string") return null;
  return { content: kept.content, key: kept.key };
}

/** A key that no other order has: 128 random bits. (`randomUUID` is missing on plain http.) */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Ordered lines leave the cart, the stock they took is gone wherever their products are shown, the wallet may have paid. */
const changedByOrder = ["cart", "orders", "product", "product-list", "similar-products", "home", "wishlist", "wallet"];

export function readAnewAfterOrder(queries: QueryClient): void {
  for (const name of changedByOrder) void queries.invalidateQueries({ queryKey: [name] });
}

/** Places an order. Sent again after a lost answer, even after a reload, it finds the order that was placed. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceOrderInput) => {
      const attempt = nextAttempt(readAttempt(savedInTab(checkoutMemory.attempt)), body, newKey);
      saveInTab(checkoutMemory.attempt, attempt);
      return api.call("placeOrder", { body }, { "Idempotency-Key": attempt.key });
    },
    onSuccess: () => {
      clearCheckout();
      readAnewAfterOrder(queries);
    },
  });
}

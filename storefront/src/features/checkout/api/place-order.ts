import type { InLine, PlaceOrderInput } from "@haat/api-contract/order/schemas";
import { isRecord } from "@haat/web/records";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api";
import { checkoutMemory, clearCheckout, savedInTab, saveInTab } from "../../../lib/session/checkout-memory";

import { inTurn, LeftLine } from "./in-turn";

/** An order that was or will be sent: its content and its Idempotency-Key. */
type OrderAttempt = { content: string; key: string };

/**
 * The attempt to send now. The same content keeps its key, so that a retry after a lost response returns the order that
 * was already placed; other content is another order and gets a new key. What the screen said about the coupon's bank is none.
 */
export function nextAttempt(previous: OrderAttempt | null, body: object, newKey: () => string): OrderAttempt {
  const content = JSON.stringify({ ...body, bankOffer: undefined });
  return previous?.content === content ? previous : { content, key: newKey() };
}

/** Reads an attempt stored in the tab; null if there is none or it is invalid. */
function readAttempt(kept: unknown): OrderAttempt | null {
  if (!isRecord(kept) || typeof kept.content !== "string" || typeof kept.key !== "string") return null;
  return { content: kept.content, key: kept.key };
}

/** A unique key: 128 random bits. (`randomUUID` is missing on plain http.) */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The ordered lines leave the cart, the products' stock shrinks wherever they are shown, and the wallet may have paid.
 */
const changedByOrder = ["cart", "orders", "product", "product-list", "similar-products", "home", "wishlist", "wallet"];

export function readAnewAfterOrder(queries: QueryClient): void {
  for (const name of changedByOrder) void queries.invalidateQueries({ queryKey: [name] });
}

/**
 * Places an order. A retry after a lost response, even after a reload, returns the order that was already placed. While
 * too many people order, it waits in line: `line` is the place, and `leaveLine` gives it up.
 */
export function usePlaceOrder() {
  const queries = useQueryClient();
  const [line, setLine] = useState<InLine | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const placing = useMutation({
    mutationFn: async (body: PlaceOrderInput) => {
      const attempt = nextAttempt(readAttempt(savedInTab(checkoutMemory.attempt)), body, newKey);
      saveInTab(checkoutMemory.attempt, attempt);
      const controller = new AbortController();
      leaving.current = controller;
      const place = () => api.call("placeOrder", { body }, { "Idempotency-Key": attempt.key });
      return await inTurn(place, setLine, controller.signal);
    },
    onSuccess: () => {
      clearCheckout();
      readAnewAfterOrder(queries);
    },
    onSettled: () => setLine(null),
  });
  return { ...placing, line, leaveLine: () => leaving.current?.abort(new LeftLine()) };
}

import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { useLateMutation } from "../../../lib/use-late-mutation";
import { withItems } from "../cart-totals";
import { cartKey, choiceOf, isLineOf, type LineChoice } from "./cart.queries";

const changing = ["cart", "change"] as const;
// Run serially, in click order: two concurrent quantity updates could arrive out of order.
const oneAtATime = { id: "cart" } as const;

export function useAddCartLine() {
  const queries = useQueryClient();
  return useLateMutation({
    mutationKey: changing,
    scope: oneAtATime,
    mutationFn: ({ productId, variant, quantity }: LineChoice & { quantity: number }) =>
      api.call("addCartLine", { body: { productId, variant, quantity } }),
    onSuccess: (cart) => keepAnswer(queries, cart),
  });
}

/** Sets a line's quantity, optimistically; rolled back if the request fails. */
export function useUpdateCartLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changing,
    scope: oneAtATime,
    mutationFn: ({ item, quantity }: { item: CartItem; quantity: number }) =>
      api.call("updateCartLine", { body: { ...choiceOf(item), size: item.size, quantity } }),
    onMutate: ({ item, quantity }) =>
      showAtOnce(queries, (items) => items.map((one) => (isLineOf(one, choiceOf(item)) ? { ...one, quantity } : one))),
    onSuccess: (cart) => keepAnswer(queries, cart),
    onError: () => goBack(queries),
  });
}

export function useRemoveCartLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changing,
    scope: oneAtATime,
    mutationFn: (item: CartItem) => api.call("removeCartLine", { body: choiceOf(item) }),
    onMutate: (item) => showAtOnce(queries, (items) => items.filter((one) => !isLineOf(one, choiceOf(item)))),
    onSuccess: (cart) => keepAnswer(queries, cart),
    onError: () => goBack(queries),
  });
}

async function showAtOnce(queries: QueryClient, change: (items: CartItem[]) => CartItem[]): Promise<void> {
  const key = cartKey(getSession());
  await queries.cancelQueries({ queryKey: key });
  const shown = queries.getQueryData<Cart>(key);
  if (isLastChange(queries)) queries.setQueryData<Cart>(answeredKey(), shown);
  queries.setQueryData<Cart>(key, (cart) => cart && withItems(cart, change(cart.items)));
}

/** The server's last response, to roll back an optimistic update. */
const answeredKey = () => [...cartKey(getSession()), "answered"] as const;

// While more changes are in progress a response is already stale; only the last one is shown.
const isLastChange = (queries: QueryClient) => queries.isMutating({ mutationKey: changing }) === 1;

function keepAnswer(queries: QueryClient, cart: Cart): void {
  queries.setQueryData<Cart>(answeredKey(), cart);
  if (isLastChange(queries)) queries.setQueryData<Cart>(cartKey(getSession()), cart);
}

/** Rolls back at once, because without a network the refetch fails; then refetches. */
function goBack(queries: QueryClient): Promise<void> | undefined {
  if (!isLastChange(queries)) return;
  const answered = queries.getQueryData<Cart>(answeredKey());
  if (answered) queries.setQueryData<Cart>(cartKey(getSession()), answered);
  return queries.invalidateQueries({ queryKey: cartKey(getSession()), exact: true });
}

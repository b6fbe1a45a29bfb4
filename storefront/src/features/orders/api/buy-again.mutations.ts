import type { Order } from "@haat/api-contract/order/schemas";
import { ApiError } from "@haat/web/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { cartKey } from "../../cart/api/cart.queries";
import { orderTexts } from "../texts";

type Line = Order["products"][number];
export type BoughtAgain = {
  /** Number of lines added to the cart. */
  added: number;
  missing: { title: string; why: string }[];
};

/** The product is no longer sold, or there is not enough stock. Any other error aborts the whole mutation. */
const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Adds the lines one by one; unavailable ones are skipped and reported. */
export function useBuyAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ["cart", "change"],
    mutationFn: async (lines: readonly Line[]): Promise<BoughtAgain> => {
      const result: BoughtAgain = { added: 0, missing: [] };
      for (const { productId, variant, quantity, title } of lines) {
        try {
          await api.call("addCartLine", { body: { productId: productId._id, variant, quantity } });
          result.added += 1;
        } catch (error) {
          if (!isMissing(error)) throw error;
          result.missing.push({ title, why: error.message || orderTexts.noLongerSold });
        }
      }
      return result;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: cartKey(getSession()) }),
  });
}

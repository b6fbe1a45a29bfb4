import type { Cart } from "@haat/api-contract/cart/schemas";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useQueryClient } from "@tanstack/react-query";
import { promptLogin } from "../../lib/session/login-prompt";
import { getSession } from "../../lib/session/session";
import { loginToast, toast } from "../../lib/toast";
import { useAddCartLine } from "./api/cart.mutations";
import { cartQuery, isLineOf, type LineChoice } from "./api/cart.queries";
import { type CheckoutLine, toCheckoutLine } from "./checkout-line";
import { cartTexts } from "./texts";
import { type ButtonPlace, type ButtonState, useButtonFeedback } from "./use-button-feedback";

type AddToCart = {
  state: ButtonState;
  /** Adds the line, after a login if necessary, and reports the result. */
  add: (choice: LineChoice, quantity: number, onAdded?: () => void) => Promise<void>;
  /** Like `add`, but returns the line to check out; null if there is none. */
  addForCheckout: (choice: LineChoice, quantity: number) => Promise<CheckoutLine | null>;
};

export function useAddToCart(place: ButtonPlace): AddToCart {
  const addLine = useAddCartLine();
  const queries = useQueryClient();
  const [state, show] = useButtonFeedback(place);

  async function addAsShopper(choice: LineChoice, quantity: number): Promise<Cart | null> {
    if (!getSession()) {
      toast.warning(cartTexts.loginFirst, { id: loginToast });
      if (!(await promptLogin())) return null;
    }
    show("loading");
    return addLine({ ...choice, quantity });
  }

  function fail(error: unknown): void {
    show("error");
    toast.error(errorMessage(error, place === "card" ? cartTexts.addFromCardFailed : cartTexts.addFailed));
  }

  return {
    state,
    async add(choice, quantity, onAdded) {
      try {
        if (!(await addAsShopper(choice, quantity))) return;
        show("success");
        toast.success(place === "card" ? cartTexts.addedFromCard : cartTexts.added);
        onAdded?.();
      } catch (error) {
        fail(error);
      }
    },
    async addForCheckout(choice, quantity) {
      const lineIn = (cart: Cart) => {
        const item = cart.items.find((one) => isLineOf(one, choice));
        return item && item.stock >= quantity ? toCheckoutLine(item, quantity) : null;
      };
      try {
        const cart = await addAsShopper(choice, quantity);
        if (cart) show("success");
        return cart && lineIn(cart);
      } catch (error) {
        // Every piece in stock may already be in the cart: nothing can be added, but the line can be bought.
        const held = hasStatus(error, 409) ? await readLine() : null;
        if (held) show("success");
        else fail(error);
        return held;
      }

      async function readLine(): Promise<CheckoutLine | null> {
        const cart = await queries.fetchQuery({ ...cartQuery(getSession()), staleTime: 0 }).catch(() => null);
        return cart && lineIn(cart);
      }
    },
  };
}

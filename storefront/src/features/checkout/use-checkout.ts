import { orderMessages } from "@haat/api-contract/order/messages";
import type { Quote, ShippingAddress } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { toast } from "../../lib/toast";
import { useSaveAddress } from "../address/api/addresses.mutations";
import { addressTexts } from "../address/texts";
import { type Totals, totalsOf } from "../cart/cart-totals";
import type { CheckoutLine, CheckoutState } from "../cart/checkout-line";
import { usePlaceOrder } from "./api/place-order";
import { atQuotedPrices, quoteIn } from "./changed-prices";
import { toOrderBody } from "./order-body";

type Chosen = {
  address: ShippingAddress;
  /** Keep the address in the book once the order is placed. */
  saveAddress: boolean;
  paymentMethod: PaymentMethod;
};
type Priced = { lines: readonly CheckoutLine[]; totals: Totals };

/** A checkout from the lines that were passed in to a placed order. */
export function useCheckout(passedIn: readonly CheckoutLine[]) {
  const session = useSession();
  const navigate = useNavigate();
  const placing = usePlaceOrder();
  const saving = useSaveAddress();
  const [priced, setPriced] = useState<Priced>(() => ({ lines: passedIn, totals: totalsOf(passedIn) }));
  const [problem, setProblem] = useState<string | null>(null);
  const [changed, setChanged] = useState<{ quote: Quote; chosen: Chosen } | null>(null);

  /** The order stands whatever becomes of this, so it is not waited for. */
  function keepAddress(address: ShippingAddress): void {
    saving
      .mutateAsync({ id: null, address })
      .catch((error) => toast.warning(errorMessage(error, addressTexts.saveFailed)));
  }

  function place(chosen: Chosen, { lines, totals }: Priced): void {
    setProblem(null);
    placing.mutate(toOrderBody({ lines, totals, ...chosen }), {
      // Replaced, so that Back does not return to a form that would order once more.
      onSuccess: ({ orderId, order }) => {
        if (chosen.saveAddress) keepAddress(chosen.address);
        navigate("/order-success", { replace: true, state: { orderId: orderId ?? order._id } });
      },
      onError: (error) => {
        const quote = quoteIn(error);
        if (quote) setChanged({ quote, chosen });
        else setProblem(errorMessage(error, orderMessages.placeFailed));
      },
    });
  }

  return {
    ...priced,
    placing: placing.isPending,
    problem: priced.totals.total > 0 ? problem : orderMessages.nothingToOrder,
    setProblem,
    /** The new quote that waits for a yes; null when there is none. */
    changedQuote: changed?.quote ?? null,
    /** False, with the login dialog open, when nobody is logged in. */
    mayOrder(): boolean {
      if (session) return true;
      setProblem(orderMessages.loginToPlace);
      // Everything stays as it is typed. Ordering takes a new press then.
      void promptLogin();
      return false;
    },
    place: (chosen: Chosen) => place(chosen, priced),
    acceptChangedPrices(): void {
      if (!changed) return;
      const { subtotal, shipping, total } = changed.quote;
      const next = { lines: atQuotedPrices(priced.lines, changed.quote), totals: { subtotal, shipping, total } };
      setPriced(next);
      setChanged(null);
      // A reload must not fall back to the old prices: then the order would be another one than was sent.
      navigate("/checkout", {
        replace: true,
        preventScrollReset: true,
        state: { lines: next.lines } satisfies CheckoutState,
      });
      place(changed.chosen, next);
    },
    declineChangedPrices: () => setChanged(null),
  };
}

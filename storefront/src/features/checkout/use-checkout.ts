import { orderMessages } from "@haat/api-contract/order/messages";
import type { OrderPlaced, Quote, ShippingAddress } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { errorMessage } from "@haat/web/api-error";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/session";
import { toast } from "../../lib/toast";
import { useSaveAddress } from "../address/api/addresses.queries";
import { addressTexts } from "../address/texts";
import { type Totals, totalsOf } from "../cart/cart-totals";
import type { CheckoutLine, CheckoutState } from "../cart/checkout-line";
import { showOrder } from "../orders/api/orders.queries";
import { paymentMethodsKey } from "../payment/api/payment-methods.queries";
import { awaitsPayment } from "../payment/pay-until";
import { savePaymentStart } from "../payment/payment-sheet";
import { type PlacedState, toPlaced } from "../payment/placed-state";
import { usePlaceOrder } from "./api/place-order";
import { atQuotedPrices, chargesIn, quoteIn, totalsIn } from "./changed-prices";
import { toOrderBody } from "./order-body";

type Chosen = {
  address: ShippingAddress;
  /** Keep the address in the book once the order is placed. */
  saveAddress: boolean;
  paymentMethod: PaymentMethod;
  /** Rupees that it adds. */
  fee: number;
  /** The wallet pays what it can. */
  useWallet: boolean;
};
type Priced = { lines: readonly CheckoutLine[]; totals: Totals };

/** A checkout from the lines that were passed in to a placed order. */
export function useCheckout(passedIn: readonly CheckoutLine[]) {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const placing = usePlaceOrder();
  const saving = useSaveAddress();
  const [priced, setPriced] = useState<Priced>(() => ({ lines: passedIn, totals: totalsOf(passedIn) }));
  const [problem, setProblem] = useState<string | null>(null);
  const [changed, setChanged] = useState<{ quote: Quote; chosen: Chosen } | null>(null);

  /** The order stands whatever becomes of this, so it is not waited for. */
  function rememberAddress(address: ShippingAddress): void {
    saving
      .mutateAsync({ id: null, address })
      .catch((error) => toast.warning(errorMessage(error, addressTexts.saveFailed)));
  }

  /** Replaced, so that Back does not return to a form that would order once more. */
  function leave({ orderId, order, payment }: OrderPlaced): void {
    const id = orderId ?? order._id;
    showOrder(queries, order);
    if (awaitsPayment(order)) {
      // There the sheet is opened: a page that is loaded anew meanwhile must not order once more.
      savePaymentStart(queries, id, payment);
      const [path, options] = toPlaced(id, false);
      navigate(path, { ...options, replace: true });
    } else navigate("/order-success", { replace: true, state: { orderId: id } satisfies PlacedState });
  }

  function place(chosen: Chosen, { lines, totals }: Priced): void {
    setProblem(null);
    placing.mutate(toOrderBody({ lines, totals, ...chosen }), {
      onSuccess: (placed) => {
        if (chosen.saveAddress) rememberAddress(chosen.address);
        leave(placed);
      },
      onError: (error) => {
        // The refusal may be about a fee, a balance or a way to pay that is another one now.
        void queries.invalidateQueries({ queryKey: paymentMethodsKey });
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
    /** The new quote that waits for a yes, and the fee that was shown; null when there is none. */
    changed: changed && { quote: changed.quote, fee: changed.chosen.fee },
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
      const next = { lines: atQuotedPrices(priced.lines, changed.quote), totals: totalsIn(changed.quote) };
      setPriced(next);
      setChanged(null);
      // A reload must not fall back to the old prices: then the order would be another one than was sent.
      navigate("/checkout", {
        replace: true,
        preventScrollReset: true,
        state: { lines: next.lines } satisfies CheckoutState,
      });
      place({ ...changed.chosen, fee: chargesIn(changed.quote).fee }, next);
    },
    declineChangedPrices: () => setChanged(null),
  };
}

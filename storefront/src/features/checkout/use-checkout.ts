import { hasAgreed } from "@haat/api-contract/consent/versions";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
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
import { accountQuery, useAgree } from "../account/api/account.queries";
import { useSaveAddress } from "../address/api/addresses.queries";
import { addressTexts } from "../address/texts";
import { type Totals, totalsOf } from "../cart/cart-totals";
import type { CheckoutLine, CheckoutState } from "../cart/checkout-line";
import { afterCoupon } from "../coupon/after-coupon";
import { couponKeys } from "../coupon/api/coupons.queries";
import { showOrder } from "../orders/api/orders.queries";
import { paymentMethodsKey } from "../payment/api/payment-methods.queries";
import { awaitsPayment } from "../payment/pay-until";
import { savePaymentStart } from "../payment/payment-sheet";
import { type PlacedState, toPlaced } from "../payment/placed-state";
import { LeftLine } from "./api/in-turn";
import { usePlaceOrder } from "./api/place-order";
import { atQuotedPrices, chargesIn, quotedCoupon, quoteIn, totalsIn } from "./changed-prices";
import { toOrderBody } from "./order-body";

const lineLeft = "You left the line. Your order hasn't been placed.";

type Chosen = {
  address: ShippingAddress;
  /** Save the address once the order is placed. */
  saveAddress: boolean;
  paymentMethod: PaymentMethod;
  /** The payment method fee, in rupees. */
  fee: number;
  /** The wallet pays as much as it can. */
  useWallet: boolean;
};
/** `totals` exclude what the coupon takes off. */
type Priced = { lines: readonly CheckoutLine[]; totals: Totals; coupon: AppliedCoupon | null };
/** A quote that awaits confirmation, and the order as it was shown and sent. */
type Changed = { quote: Quote; chosen: Chosen; order: Priced };

/** The state and actions of a checkout, from the lines passed in to the placed order. */
export function useCheckout(passedIn: readonly CheckoutLine[], coupon: AppliedCoupon | null) {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const placing = usePlaceOrder();
  const saving = useSaveAddress();
  const agreeing = useAgree();
  const [priced, setPriced] = useState<Priced>(() => ({
    lines: passedIn,
    totals: totalsOf(passedIn),
    coupon,
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const [changed, setChanged] = useState<Changed | null>(null);

  /** Not awaited: the order is placed even if this fails. */
  function rememberAddress(address: ShippingAddress): void {
    saving
      .mutateAsync({ id: null, address })
      .catch((error) => toast.warning(errorMessage(error, addressTexts.saveFailed)));
  }

  /** Not awaited, and asked again at the next login if it fails: the order is placed. */
  function rememberAgreement(): void {
    const account = session && queries.getQueryData(accountQuery(session).queryKey);
    if (account && !hasAgreed(account.consents)) agreeing.mutate("checkout");
  }

  /** A reload must not restore old prices or another coupon: the order would differ from the one that was sent. */
  function keepInHistory({ lines, coupon }: Priced): void {
    const state: CheckoutState = { lines: [...lines], coupon };
    navigate("/checkout", { replace: true, preventScrollReset: true, state });
  }

  /** Replaces the history entry, so that Back does not return to a form that would order again. */
  function leave({ orderId, order, payment }: OrderPlaced): void {
    const id = orderId ?? order._id;
    showOrder(queries, order);
    if (awaitsPayment(order)) {
      // The sheet is opened on that page: a reload in the meantime must not order again.
      savePaymentStart(queries, id, payment);
      const [path, options] = toPlaced(id, false);
      navigate(path, { ...options, replace: true });
    } else navigate("/order-success", { replace: true, state: { orderId: id } satisfies PlacedState });
  }

  function place(chosen: Chosen, order: Priced): void {
    setProblem(null);
    placing.mutate(toOrderBody({ ...order, ...chosen }), {
      onSuccess: (placed) => {
        if (chosen.saveAddress) rememberAddress(chosen.address);
        rememberAgreement();
        leave(placed);
      },
      onError: (error) => {
        // The reason may be a changed fee, wallet balance or payment method.
        void queries.invalidateQueries({ queryKey: paymentMethodsKey });
        const quote = quoteIn(error);
        if (error instanceof LeftLine) setProblem(lineLeft);
        else if (quote) askAgain({ quote, chosen, order });
        else setProblem(errorMessage(error, orderMessages.placeFailed));
      },
    });
  }

  /** Shows the quote. What the screen knows of its coupon is outdated. */
  function askAgain(asked: Changed): void {
    for (const queryKey of couponKeys) void queries.invalidateQueries({ queryKey });
    setChanged(asked);
  }

  return {
    ...priced,
    /** What the lines cost after the coupon, without a payment method fee. Rupees. */
    total: afterCoupon(priced.totals.total, priced.coupon),
    applyCoupon(coupon: AppliedCoupon | null): void {
      setProblem(null);
      const next = { ...priced, coupon };
      setPriced(next);
      keepInHistory(next);
    },
    placing: placing.isPending,
    /** The place in line; null unless too many people order. */
    line: placing.line,
    leaveLine: placing.leaveLine,
    problem: priced.totals.total > 0 ? problem : orderMessages.nothingToOrder,
    setProblem,
    /** Null if nothing awaits confirmation. */
    changed: changed && { quote: changed.quote, shown: { ...changed.order, ...changed.chosen } },
    /** Returns false, and opens the login dialog, if nobody is logged in. */
    mayOrder(): boolean {
      if (session) return true;
      setProblem(orderMessages.loginToPlace);
      // The form keeps its values. After the login the shopper has to submit again.
      void promptLogin();
      return false;
    },
    place: (chosen: Chosen) => place(chosen, priced),
    acceptChangedPrices(): void {
      if (!changed) return;
      const { quote, chosen, order } = changed;
      const next = {
        lines: atQuotedPrices(order.lines, quote),
        totals: totalsIn(quote),
        coupon: quotedCoupon(quote, order.coupon),
      };
      setPriced(next);
      setChanged(null);
      keepInHistory(next);
      // The wallet pays no part of a bank's offer.
      const useWallet = chosen.useWallet && !next.coupon?.bankOffer;
      place({ ...chosen, useWallet, fee: chargesIn(quote).fee }, next);
    },
    declineChangedPrices(): void {
      // A coupon that no longer applies would be refused again.
      if (changed?.quote.couponProblem) {
        const next = { ...priced, coupon: null };
        setPriced(next);
        keepInHistory(next);
      }
      setChanged(null);
    },
  };
}

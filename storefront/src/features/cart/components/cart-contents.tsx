import type { Cart } from "@haat/api-contract/cart/schemas";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import { Button, buttonClass } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { afterCoupon } from "../../coupon/after-coupon";
import { BankOffers } from "../../coupon/components/bank-offers";
import { CouponSection } from "../../coupon/components/coupon-section";
import { lineProblem, pieceCount, savingOf } from "../cart-totals";
import { type CheckoutState, toCheckoutLine } from "../checkout-line";
import { priceChange, useSeenPrices } from "../seen-prices";
import { ActionBar } from "./action-bar";
import { CartLine } from "./cart-line";
import { OrderSummary } from "./order-summary";

/** A non-empty cart: the lines, the totals and the checkout button. */
export function CartContents({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const seen = useSeenPrices(cart.items);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const lines = cart.items.map((item) => toCheckoutLine(item));
  // Until a changed cart has its answer, the coupon has the amount of the one before.
  const total = afterCoupon(cart.total, coupon);
  const blocked = cart.items.some((item) => lineProblem(item) !== null);
  const checkOut = () =>
    navigate("/checkout", {
      state: { lines, coupon } satisfies CheckoutState,
    });
  const proceed = (
    <Button
      size="large"
      full
      disabled={blocked}
      aria-describedby={blocked ? "checkout-blocked" : undefined}
      onClick={checkOut}
    >
      Proceed to Checkout
    </Button>
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="flex flex-col gap-8">
        <ul aria-label="Items in your cart" className="rounded-card border border-line bg-surface p-4 sm:p-6">
          {cart.items.map((item) => (
            <CartLine key={item._id} item={item} priceBefore={priceChange(item, seen)} />
          ))}
        </ul>
        <CouponSection order={{ lines }} applied={coupon} onChange={setCoupon}>
          <BankOffers order={{ lines }} applied={coupon} />
        </CouponSection>
      </div>
      <div className="lg:sticky lg:below-header">
        <OrderSummary
          totals={{ ...cart, total }}
          pieces={pieceCount(cart)}
          saving={savingOf(cart.items)}
          coupon={coupon}
        >
          {blocked && (
            <p id="checkout-blocked" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
              Some items can't be ordered. Change or remove them to continue.
            </p>
          )}
          <div className="hidden lg:block">{proceed}</div>
          <Link to="/" className={buttonClass({ variant: "quiet", full: true })}>
            Continue Shopping
          </Link>
        </OrderSummary>
      </div>
      <ActionBar total={orderRupees(total)}>{proceed}</ActionBar>
    </div>
  );
}

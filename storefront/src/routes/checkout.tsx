import { Spinner } from "@haat/ui/spinner";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useCart } from "../features/cart/api/cart.queries";
import { CheckoutScreen } from "../features/checkout/checkout-screen";
import { couponIn, linesIn } from "../features/checkout/checkout-state";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Checkout");
  const { state } = useLocation();
  const lines = linesIn(state);
  const { isPending } = useCart();
  // Once shown, the form stays: a login in between loads the cart again, and typed text must not be lost.
  const [ready, setReady] = useState(!isPending);
  if (!ready && !isPending) setReady(true);
  if (lines.length === 0) return <Navigate to="/cart" replace />;
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Checkout</h1>
      {ready ? (
        <CheckoutScreen lines={lines} coupon={couponIn(state)} />
      ) : (
        <div className="flex justify-center py-24">
          <Spinner label="Loading your cart..." />
        </div>
      )}
    </div>
  );
}

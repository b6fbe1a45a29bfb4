import { Navigate, useLocation } from "react-router-dom";
import { CheckoutScreen } from "../features/checkout/checkout-screen";
import { linesIn } from "../features/checkout/checkout-state";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Checkout");
  const lines = linesIn(useLocation().state);
  if (lines.length === 0) return <Navigate to="/cart" replace />;
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Checkout</h1>
      <CheckoutScreen lines={lines} />
    </div>
  );
}

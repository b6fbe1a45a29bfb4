import { CartScreen } from "../features/cart/cart-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Your Cart");
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Your Cart</h1>
      <CartScreen />
    </div>
  );
}

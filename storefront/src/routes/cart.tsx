import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage } from "@haat/web/api-error";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Link } from "react-router-dom";
import { useCart } from "../features/cart/api/cart.queries";
import { CartContents } from "../features/cart/components/cart-contents";
import { CartSkeleton } from "../features/cart/components/cart-skeleton";
import { cartTexts } from "../features/cart/texts";
import { usePageTitle } from "../features/layout/page-title";
import { promptLogin } from "../lib/session/login-prompt";
import { useSession } from "../lib/session/session";

export function Component() {
  usePageTitle("Your cart");
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Your cart</h1>
      <CartScreen />
    </div>
  );
}

function CartScreen() {
  const cart = useCart();
  if (cart.data) {
    return cart.data.items.length > 0 ? <CartContents cart={cart.data} /> : <EmptyCart />;
  }
  if (cart.error) {
    return (
      <ErrorState
        title={cartTexts.loadFailedTitle}
        text={errorMessage(cart.error, cartTexts.loadFailed)}
        retryLabel="Retry"
        onRetry={() => cart.refetch()}
      />
    );
  }
  return <CartSkeleton />;
}

function EmptyCart() {
  const session = useSession();
  return (
    <EmptyState icon={<ShoppingCart />} title="Your cart is empty" text="Items you add to your cart appear here.">
      <Link to="/" className={buttonClass()}>
        Continue Shopping
      </Link>
      <Link to="/account" className={buttonClass({ variant: "secondary" })}>
        Back to Account
      </Link>
      {!session && (
        <Button variant="quiet" onClick={() => void promptLogin()}>
          Log in to see your cart
        </Button>
      )}
    </EmptyState>
  );
}

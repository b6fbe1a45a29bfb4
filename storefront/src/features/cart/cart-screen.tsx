import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage } from "@haat/web/api-error";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Link } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { useCart } from "./api/cart.queries";
import { CartContents } from "./components/cart-contents";
import { CartSkeleton } from "./components/cart-skeleton";
import { cartTexts } from "./texts";

export function CartScreen() {
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
    <EmptyState
      icon={<ShoppingCart />}
      title="Your cart is empty"
      text="What you add to your cart is kept here for you."
    >
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

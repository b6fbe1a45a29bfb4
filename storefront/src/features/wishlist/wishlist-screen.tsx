import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import Heart from "lucide-react/icons/heart";
import { Link } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { ProductCardSkeleton } from "../product-card/product-card-skeleton";
import { useWishlist } from "./api/wishlist.queries";
import { WishlistGrid } from "./components/wishlist-grid";
import { wishlistTexts } from "./texts";

export function WishlistScreen() {
  const session = useSession();
  const wishlist = useWishlist();
  if (!session) {
    return (
      <EmptyState icon={<Heart />} title={wishlistTexts.loginFirst}>
        <Button onClick={() => void promptLogin()}>Sign Up / Log In</Button>
      </EmptyState>
    );
  }
  if (wishlist.data) return wishlist.data.length > 0 ? <WishlistGrid products={wishlist.data} /> : <EmptyWishlist />;
  if (wishlist.error) {
    return (
      <ErrorState
        title={wishlistTexts.loadFailedTitle}
        text={wishlistTexts.loadFailed}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <div
      role="status"
      aria-label="Loading your wishlist"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5"
    >
      {["a", "b", "c", "d", "e"].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}

const EmptyWishlist = () => (
  <EmptyState icon={<Heart />} title={wishlistTexts.empty} text={wishlistTexts.emptyHint}>
    <Link to="/" className={buttonClass()}>
      Start Shopping
    </Link>
  </EmptyState>
);

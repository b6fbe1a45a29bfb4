import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import Heart from "lucide-react/icons/heart";
import { Link } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { ProductCardSkeleton } from "../features/product-card/product-card";
import { useWishlist } from "../features/wishlist/api/wishlist.queries";
import { WishlistGrid } from "../features/wishlist/components/wishlist-grid";
import { wishlistTexts } from "../features/wishlist/texts";
import { promptLogin } from "../lib/session/login-prompt";
import { useSession } from "../lib/session/session";

export function Component() {
  usePageTitle(wishlistTexts.title);
  const count = useWishlist().data?.length ?? 0;
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">
        {wishlistTexts.title}
        {count > 0 && <span className="ml-3 text-base font-normal text-muted">{wishlistTexts.count(count)}</span>}
      </h1>
      <WishlistScreen />
    </div>
  );
}

function WishlistScreen() {
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
      Start shopping
    </Link>
  </EmptyState>
);

import { usePageTitle } from "../features/layout/page-title";
import { useWishlist } from "../features/wishlist/api/wishlist.queries";
import { wishlistTexts } from "../features/wishlist/texts";
import { WishlistScreen } from "../features/wishlist/wishlist-screen";

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

import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { errorMessage } from "@haat/web/api-error";
import Heart from "lucide-react/icons/heart";
import { promptLogin } from "../../../lib/session/login-prompt";
import { getSession } from "../../../lib/session/session";
import { loginToast, toast } from "../../../lib/toast";
import { needsScript } from "../../../lib/without-script";
import { useIsSaved } from "../api/use-is-saved";
import { useChangeWishlist } from "../api/wishlist.mutations";
import { wishlistTexts } from "../texts";

type WishlistHeartProps = {
  product: ProductCard;
  /** The chosen variant, if any. */
  variantId?: string | null;
  /** Called after a successful change, e.g. to refetch the product. */
  onChanged?: () => void;
  className?: string;
};

/**
 * Saves a product for later, optimistically; a failure is rolled back and reported. Guests are asked to log in first.
 */
export function WishlistHeart({ product, variantId = null, onChanged, className }: WishlistHeartProps) {
  const saved = useIsSaved(product._id);
  const change = useChangeWishlist();
  async function toggle(): Promise<void> {
    if (!getSession()) {
      toast.warning(wishlistTexts.loginFirst, { id: loginToast });
      if (!(await promptLogin())) return;
    }
    // Promises instead of `mutate` callbacks: on the wishlist this heart unmounts together with its product.
    await change({ product, variantId, saved: !saved }).then(
      () => onChanged?.(),
      (error) => toast.error(errorMessage(error, wishlistTexts.changeFailed)),
    );
  }
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Wishlist: ${product.title}`}
      onClick={toggle}
      className={classNames("inline-flex size-11 items-center justify-center rounded-full", needsScript, className)}
    >
      <Heart
        aria-hidden
        className={classNames(
          "size-5 transition-transform active:scale-90",
          saved ? "fill-sale text-sale" : "text-muted",
        )}
      />
    </button>
  );
}

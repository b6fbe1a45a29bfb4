import { classNames } from "@haat/ui/class-names";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Link } from "react-router-dom";
import { useCart } from "../api/cart.queries";
import { pieceCount } from "../cart-totals";

/** The header's link to the cart, with the number of pieces in it. `className` also colours the icon. */
export function CartLink({ className }: { className?: string }) {
  const count = pieceCount(useCart().data);
  return (
    <Link
      to="/cart"
      aria-label={count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
      className={classNames(
        "relative inline-flex h-11 min-w-11 items-center justify-center rounded-control",
        className,
      )}
    >
      <ShoppingCart aria-hidden className="size-6" />
      {count > 0 && (
        <span className="absolute right-0.5 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-semibold tabular-nums text-on-accent">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}

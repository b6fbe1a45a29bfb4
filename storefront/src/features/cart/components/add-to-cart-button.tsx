import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { Link } from "react-router-dom";
import { cartTexts } from "../texts";
import { useAddToCart } from "../use-add-to-cart";
import type { ButtonPlace } from "../use-button-feedback";
import type { ChosenVariant } from "../variant-choice";

export type BuyButtonProps = {
  product: Pick<ProductCard, "_id" | "title" | "slug" | "quantity" | "variants">;
  /** The chosen variant; null while none is chosen, and where there is nothing to choose. */
  variant?: (ChosenVariant & { quantity: number }) | null;
  /** Pieces, 1 unless told. */
  quantity?: number;
  /** A card's button sends people to the product page to choose a variant; the product page's waits for the choice. */
  place: ButtonPlace;
  className?: string;
};

/** "Add to Cart" with its states. Guests are asked to log in, and then the product is added. */
export function AddToCartButton({ product, variant = null, quantity = 1, place, className }: BuyButtonProps) {
  const { state, add } = useAddToCart(place);
  const mustChoose = product.variants.length > 0 && !variant;
  const stock = variant?.quantity ?? product.quantity;
  if (place === "card" && mustChoose && stock > 0) {
    return (
      <Link to={`/product/${product.slug}/${product._id}`} className={classNames("btn", className)}>
        {cartTexts.selectVariant}
        <span className="sr-only">: {product.title}</span>
      </Link>
    );
  }
  const label = stock === 0 ? cartTexts.outOfStock : mustChoose ? cartTexts.selectVariant : labels[state];
  return (
    <button
      type="button"
      className={className}
      disabled={stock === 0 || mustChoose || state === "loading"}
      onClick={() => add({ productId: product._id, variant: variant && chosen(variant) }, quantity)}
    >
      {label}
      {place === "card" && <span className="sr-only">: {product.title}</span>}
    </button>
  );
}

const labels = {
  idle: cartTexts.addToCart,
  loading: cartTexts.adding,
  success: cartTexts.addedShort,
  error: cartTexts.errorShort,
} as const;

// A variant row carries prices besides; the wire takes the choice alone.
const chosen = ({ _id, color, size }: ChosenVariant): ChosenVariant => ({ _id, color, size });

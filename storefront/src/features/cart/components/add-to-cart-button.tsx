import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ChosenVariant, chosen } from "../api/cart.queries";
import { cartTexts } from "../texts";
import { useAddToCart } from "../use-add-to-cart";
import type { ButtonPlace } from "../use-button-feedback";
import { BuyButton } from "./buy-button";

export type BuyButtonProps = {
  product: Pick<ProductCard, "_id" | "title" | "slug" | "quantity" | "variants">;
  /** The chosen variant; null if none is chosen or the product has none. */
  variant?: (ChosenVariant & { quantity: number }) | null;
  /** Default: 1. */
  quantity?: number;
  /** Determines how long the result is shown; a card's button also has an icon and the product's title. */
  place: ButtonPlace;
  /**
   * Shows the shopper where to choose a variant, on a click before one is chosen; without it the button stays disabled
   * until then.
   */
  onUnchosen?: () => void;
  /** Default: primary, for Buy Now secondary. A view has one primary button. */
  look?: "primary" | "secondary";
  size?: "small" | "medium" | "large";
  className?: string;
  /** Called after the product was added. */
  onAdded?: () => void;
};

/** "Add to Cart" with its states. Guests are asked to log in; then the product is added. */
export function AddToCartButton(props: BuyButtonProps) {
  const { product, variant = null, quantity = 1, place, onUnchosen, onAdded } = props;
  const { look = "primary", size = "medium", className } = props;
  const { state, add } = useAddToCart(place);
  const mustChoose = product.variants.length > 0 && !variant;
  const stock = variant?.quantity ?? product.quantity;
  const ofWhat = place === "card" && <span className="sr-only">{product.title}</span>;
  return (
    <BuyButton
      state={state}
      look={look}
      size={size}
      disabled={stock === 0 || (mustChoose && !onUnchosen)}
      onPress={() => {
        if (mustChoose) onUnchosen?.();
        else void add({ productId: product._id, variant: variant && chosen(variant) }, quantity, onAdded);
      }}
      className={className}
    >
      {place === "card" && stock > 0 && <ShoppingCart aria-hidden className="size-4" />}
      {stock === 0 ? cartTexts.outOfStock : mustChoose ? cartTexts.selectVariant : cartTexts.addToCart}
      {ofWhat}
    </BuyButton>
  );
}

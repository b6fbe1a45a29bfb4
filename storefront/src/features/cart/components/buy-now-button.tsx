import { useNavigate } from "react-router-dom";
import type { CheckoutState } from "../checkout-line";
import { cartTexts } from "../texts";
import { useAddToCart } from "../use-add-to-cart";
import type { BuyButtonProps } from "./add-to-cart-button";

/** Adds the product to the cart and goes to the checkout with that line. */
export function BuyNowButton({ product, variant = null, quantity = 1, place, className }: BuyButtonProps) {
  const { state, addForCheckout } = useAddToCart(place);
  const navigate = useNavigate();
  const mustChoose = product.variants.length > 0 && !variant;
  const stock = variant?.quantity ?? product.quantity;
  async function buy(): Promise<void> {
    const choice = variant && { _id: variant._id, color: variant.color, size: variant.size };
    const line = await addForCheckout({ productId: product._id, variant: choice }, quantity);
    if (line) navigate("/checkout", { state: { lines: [line] } satisfies CheckoutState });
  }
  return (
    <button type="button" className={className} disabled={stock === 0 || mustChoose || state === "loading"} onClick={buy}>
      {stock === 0 ? cartTexts.outOfStock : labels[state]}
    </button>
  );
}

const labels = {
  idle: cartTexts.buyNow,
  loading: cartTexts.adding,
  success: cartTexts.addedShort,
  error: cartTexts.errorShort,
} as const;

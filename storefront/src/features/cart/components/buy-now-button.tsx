import { useNavigate } from "react-router-dom";
import type { CheckoutState } from "../checkout-line";
import { cartTexts } from "../texts";
import { useAddToCart } from "../use-add-to-cart";
import { chosen } from "../variant-choice";
import type { BuyButtonProps } from "./add-to-cart-button";
import { BuyButton } from "./buy-button";

/** Adds the product to the cart and goes to the checkout with that line. */
export function BuyNowButton(props: BuyButtonProps) {
  const { product, variant = null, quantity = 1, place, look = "secondary", size = "medium", className } = props;
  const { state, addForCheckout } = useAddToCart(place);
  const navigate = useNavigate();
  const mustChoose = product.variants.length > 0 && !variant;
  const stock = variant?.quantity ?? product.quantity;
  async function buy(): Promise<void> {
    const line = await addForCheckout({ productId: product._id, variant: variant && chosen(variant) }, quantity);
    if (line) navigate("/checkout", { state: { lines: [line] } satisfies CheckoutState });
  }
  return (
    <BuyButton
      state={state}
      look={look}
      size={size}
      disabled={stock === 0 || mustChoose}
      onPress={buy}
      className={className}
    >
      {cartTexts.buyNow}
    </BuyButton>
  );
}

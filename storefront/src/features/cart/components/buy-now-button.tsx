import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { chosen } from "../api/cart.queries";
import type { CheckoutState } from "../checkout-line";
import { cartTexts } from "../texts";
import { useAddToCart } from "../use-add-to-cart";
import type { BuyButtonProps } from "./add-to-cart-button";
import { BuyButton } from "./buy-button";

/** Adds the product to the cart and goes to the checkout with that line. */
export function BuyNowButton(props: BuyButtonProps) {
  const { product, variant = null, quantity = 1, place, onUnchosen } = props;
  const { look = "secondary", size = "medium", className } = props;
  const { state, addForCheckout } = useAddToCart(place);
  const navigate = useNavigate();
  const mustChoose = product.variants.length > 0 && !variant;
  const stock = variant?.quantity ?? product.quantity;
  // A single mutation until the checkout is open: the reload after a login waits for pending mutations.
  const buy = useMutation({
    mutationFn: async () => {
      const line = await addForCheckout({ productId: product._id, variant: variant && chosen(variant) }, quantity);
      if (line) await navigate("/checkout", { state: { lines: [line] } satisfies CheckoutState });
    },
  });
  return (
    <BuyButton
      state={state}
      look={look}
      size={size}
      disabled={stock === 0 || (mustChoose && !onUnchosen)}
      onPress={() => (mustChoose ? onUnchosen?.() : buy.mutate())}
      className={className}
    >
      {cartTexts.buyNow}
    </BuyButton>
  );
}

import type { CartItem } from "@haat/api-contract/cart/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../lib/session/session";
import { couponOffersQuery } from "../api/coupons.queries";
import { couponTexts } from "../texts";
import { CouponOffers } from "./coupon-offers";

/** The coupons for what is in the cart; nothing if none is offered. */
export function CartOffers({ items }: { items: readonly CartItem[] }) {
  const lines = items.map(({ productId, variant, quantity }) => ({ productId: productId._id, variant, quantity }));
  const { data } = useQuery(couponOffersQuery(useSession(), { lines }));
  if (!data || data.offers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <CouponOffers offers={data.offers} />
      <p className="text-sm text-muted">{couponTexts.inCart}</p>
    </div>
  );
}

import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../lib/session/session";
import { type CouponOrder, couponOffersQuery, toApplied } from "../api/coupons.queries";
import { couponTexts } from "../texts";
import { CouponOffers } from "./coupon-offers";

type Props = {
  order: CouponOrder;
  applied: AppliedCoupon | null;
  /** Absent where no payment method is chosen. */
  onApply?: (coupon: AppliedCoupon) => void;
};

/** The offers of banks for an order; nothing if there are none. */
export function BankOffers({ order, applied, onApply }: Props) {
  const session = useSession();
  const { data } = useQuery({
    ...couponOffersQuery(session, order),
    enabled: session !== null,
    // They would vanish and come back while the order changes. Whatever is applied is checked again.
    placeholderData: (before, query) => (query?.queryKey[1] === session?.userId ? before : undefined),
  });
  const offers = data?.offers.filter(({ bankOffer }) => bankOffer) ?? [];
  if (offers.length === 0) return null;
  const apply = onApply && ((offer: CouponOffer) => onApply(toApplied(offer)));
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{couponTexts.bankTitle}</h3>
      <CouponOffers
        label={couponTexts.bankTitle}
        offers={offers}
        applied={applied?.code ?? null}
        {...(apply && { onApply: apply })}
      />
    </div>
  );
}

import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { couponTexts } from "../texts";

type Props = {
  offers: readonly CouponOffer[];
  onApply: (offer: CouponOffer) => void;
};

const offerText = ({ discount, code }: CouponOffer): string =>
  discount > 0 ? couponTexts.offer(orderRupees(discount), code) : couponTexts.freeDelivery(code);

/** Offered coupons: what each takes off, or why it does not apply. */
export const CouponOffers = ({ offers, onApply }: Props) => (
  <ul aria-label={couponTexts.title} className="flex flex-col gap-2">
    {offers.map((offer) => (
      <li
        key={offer.code}
        className="flex items-center justify-between gap-3 rounded-control border border-dashed border-line px-3 py-2 text-sm"
      >
        <div className="min-w-0">
          <p className="break-words font-semibold">{offer.problem ? offer.code : offerText(offer)}</p>
          <p className="break-words text-muted">{offer.title}</p>
          {offer.problem && <p className="text-warning">{offer.problem}</p>}
        </div>
        {!offer.problem && (
          <Button
            variant="secondary"
            size="small"
            aria-label={couponTexts.applyCode(offer.code)}
            onClick={() => onApply(offer)}
          >
            {couponTexts.apply}
          </Button>
        )}
      </li>
    ))}
  </ul>
);

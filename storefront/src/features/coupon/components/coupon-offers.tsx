import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { couponTexts } from "../texts";

type Props = {
  label: string;
  offers: readonly CouponOffer[];
  /** Absent: they can only be read here. */
  onApply?: (offer: CouponOffer) => void;
  /** The code that the order has; null if none. */
  applied: string | null;
};

const offerText = ({ discount, code }: CouponOffer): string =>
  discount > 0 ? couponTexts.offer(orderRupees(discount), code) : couponTexts.freeDelivery(code);

/** Offered coupons: what each takes off, and from which bank it must be paid, or why it does not apply. */
export const CouponOffers = ({ label, offers, onApply, applied }: Props) => (
  <ul aria-label={label} className="flex flex-col gap-2">
    {offers.map((offer) => (
      <li
        key={offer.code}
        className="flex items-center justify-between gap-3 rounded-control border border-dashed border-line px-3 py-2 text-sm"
      >
        <div className="min-w-0">
          <p className="break-words font-semibold">{offer.problem ? offer.code : offerText(offer)}</p>
          <p className="break-words text-muted">{offer.title}</p>
          {offer.problem && <p className="text-warning">{offer.problem}</p>}
          {offer.bankOffer && <BankNote offer={offer} applied={applied} canApply={onApply !== undefined} />}
        </div>
        {!offer.problem && onApply && <Action offer={offer} isApplied={applied === offer.code} onApply={onApply} />}
      </li>
    ))}
  </ul>
);

type ActionProps = { offer: CouponOffer; isApplied: boolean; onApply: (offer: CouponOffer) => void };

/** One button throughout: it keeps the focus of who has pressed it. */
const Action = ({ offer, isApplied, onApply }: ActionProps) => (
  <Button
    variant={isApplied ? "quiet" : "secondary"}
    size="small"
    aria-label={isApplied ? undefined : couponTexts.applyCode(offer.code)}
    aria-disabled={isApplied}
    onClick={() => {
      if (!isApplied) onApply(offer);
    }}
  >
    {isApplied ? couponTexts.isApplied : couponTexts.apply}
  </Button>
);

type NoteProps = { offer: CouponOffer; applied: string | null; canApply: boolean };

function BankNote({ offer, applied, canApply }: NoteProps) {
  if (!offer.bankOffer) return null;
  const replaces = canApply && !offer.problem && applied !== null && applied !== offer.code;
  return (
    <p className="break-words text-muted">
      {couponTexts.bankPays(bankOfferText(offer.bankOffer))} {!canApply && couponTexts.bankLater}
      {replaces && couponTexts.bankReplaces(applied)}
    </p>
  );
}

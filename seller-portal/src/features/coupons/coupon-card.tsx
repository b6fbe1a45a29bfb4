import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { couponUsesText, couponValueText } from "@haat/product-form/offers/offer-texts";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { type OfferActs, OfferCard } from "../offers/offer-card";

type Props = { coupon: Coupon; goods: string; acts: OfferActs };

/** A coupon: what it takes off, until when, and what it has brought. */
export function CouponCard({ coupon, goods, acts }: Props) {
  const { code, title, status, startsAt, endsAt, minGoods, given, revenue } = coupon;
  return (
    <OfferCard
      kind="Coupon"
      name={code}
      text={title}
      status={status}
      facts={[
        ["Discount", couponValueText(coupon)],
        ["Products", minGoods > 0 ? `${goods} from ${orderRupees(minGoods)}` : goods],
        ["Orders", couponUsesText(coupon)],
        ["You gave", orderRupees(given)],
        ["Order value", orderRupees(revenue)],
      ]}
      when={
        status === "scheduled"
          ? `Starts ${instantText(startsAt)}`
          : `${status === "over" ? "Ended" : "Ends"} ${instantText(endsAt)}`
      }
      acts={acts}
    />
  );
}

import { couponMessages } from "@haat/api-contract/coupon/messages";
import { OfferScreen } from "../shared/offer-screen";
import { couponColumns } from "./coupon-columns";
import { CouponModal } from "./coupon-modal";
import { useCoupons, useDeleteCoupon, useEndCoupon } from "./coupons.queries";

/** Coupons: codes that take something off an order. */
export default function CouponsScreen() {
  return (
    <OfferScreen
      title="Coupons"
      text="Codes that take something off at checkout. The shop pays for its own coupons, sellers for theirs."
      noun="coupon"
      searchFor="Search by code or title"
      messages={couponMessages}
      useRead={useCoupons}
      useEnd={useEndCoupon}
      useDelete={useDeleteCoupon}
      nameOf={({ code }) => code}
      columnsOf={couponColumns}
      form={(coupon, onClose) => <CouponModal coupon={coupon} onClose={onClose} />}
    />
  );
}

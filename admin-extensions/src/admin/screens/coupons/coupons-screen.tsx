import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { OfferScreen } from "../shared/offer-screen";
import { OwnerFilter } from "../shared/owner-filter";
import { couponColumns } from "./coupon-columns";
import { CouponModal } from "./coupon-modal";
import { useCoupons, useDeleteCoupon, useEndCoupon } from "./coupons.queries";

const spec: ListSpec = { filters: ["status", "owner"], limit: 10 };

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
      spec={spec}
      filters={(list) => <OwnerFilter list={list} />}
      form={(coupon, onClose) => <CouponModal coupon={coupon} onClose={onClose} />}
    />
  );
}

import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { ChoiceFilter } from "../shared/choice-filter";
import { OfferScreen } from "../shared/offer-screen";
import { couponColumns } from "./coupon-columns";
import { CouponModal } from "./coupon-modal";
import { useCoupons, useDeleteCoupon, useEndCoupon } from "./coupons.queries";

const spec: ListSpec = { filters: ["status", "owner"], limit: 10 };
const owners = [
  { value: "shop", label: "The shop" },
  { value: "sellers", label: "Sellers" },
];

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
      filters={(list) => <ChoiceFilter list={list} name="owner" label="Owner" all="All owners" choices={owners} />}
      form={(coupon, onClose) => <CouponModal coupon={coupon} onClose={onClose} />}
    />
  );
}

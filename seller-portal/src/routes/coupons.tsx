import { couponMessages } from "@haat/api-contract/coupon/messages";
import { sellerRefusal } from "@haat/api-contract/coupon/seller-limit";
import { goodsText } from "@haat/product-form/offers/offer-texts";
import { useQuery } from "@tanstack/react-query";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useSeller } from "../features/account/api/me.queries";
import { useListState } from "../features/account/use-list-state";
import { couponsQuery, useDeleteCoupon, useEndCoupon } from "../features/coupons/api/coupons.queries";
import { CouponCard } from "../features/coupons/coupon-card";
import { LateDialog } from "../features/layout/late-dialog";
import { OfferPage } from "../features/offers/offer-page";
import { offersSpec } from "../features/offers/offers.queries";
import { choicesQuery } from "../features/products/api/products.queries";

/** Loaded lazily: the schemas of a coupon are as large as the rest of the screen. */
const formCode = {
  name: "Coupon",
  failed: "The form could not be loaded.",
  load: async () => (await import("../features/coupons/coupon-dialog")).CouponDialog,
};

/** Coupons for what the seller sells. */
export function Component() {
  const { state, sellerType } = useSeller();
  const list = useListState(offersSpec);
  const query = useQuery(couponsQuery(list.state));
  const { data: choices } = useQuery(choicesQuery(sellerType));
  const { data } = query;
  return (
    <OfferPage
      title="Coupons"
      text="Codes that take something off your products, and out of your earnings."
      noun="coupon"
      icon={<TicketPercent />}
      reason="A coupon brings customers to your products, and back."
      messages={couponMessages}
      list={list}
      query={query}
      read={data && { rows: data.coupons, total: data.total }}
      refusal={data ? sellerRefusal(state, data.maxPercent) : null}
      nameOf={({ code }) => code}
      mayEdit={() => true}
      mayDelete={({ uses }) => uses === 0}
      end={useEndCoupon()}
      remove={useDeleteCoupon()}
      card={(coupon, acts) => <CouponCard coupon={coupon} goods={goodsText(coupon, choices)} acts={acts} />}
      form={(coupon, onClose) => (
        <LateDialog code={formCode} onClose={onClose}>
          {(Form) => <Form coupon={coupon} maxPercent={data?.maxPercent ?? 0} onClose={onClose} />}
        </LateDialog>
      )}
    />
  );
}

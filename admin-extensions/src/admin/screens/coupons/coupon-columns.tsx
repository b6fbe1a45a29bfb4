import { banks } from "@haat/api-contract/coupon/bank-offer";
import { couponUsesText, couponValueText } from "@haat/product-form/offers/offer-texts";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { type OfferActs, offerActionsColumn, offerStatusColumn } from "../shared/offer-columns";
import type { Column } from "../shared/record-cards";
import type { CouponRow } from "./coupons.queries";

/** @param goods names what a coupon is for. */
export const couponColumns = (
  acts: OfferActs<CouponRow>,
  goods: (coupon: CouponRow) => string,
): Column<CouponRow>[] => [
  {
    key: "code",
    header: "Code",
    width: "13rem",
    card: "title",
    cell: ({ code, title }) => (
      <span className="block break-words">
        <span className="text-ui-fg-base font-medium">{code}</span>
        <span className="text-ui-fg-subtle block">{title}</span>
      </span>
    ),
  },
  offerStatusColumn,
  { key: "value", header: "Discount", width: "8.5rem", cell: couponValueText },
  {
    key: "goods",
    header: "Products",
    givesWay: 1,
    cell: (coupon) => (
      <span className="break-words">
        {goods(coupon)}
        {coupon.minGoods > 0 && ` from ${orderRupees(coupon.minGoods)}`}
        {coupon.bankOffer && <span className="text-ui-fg-subtle block">with {banks[coupon.bankOffer.bank]}</span>}
        {coupon.includesSellers && <span className="text-ui-fg-subtle block">also of sellers</span>}
        {coupon.customerGroups.length > 0 && (
          <span className="text-ui-fg-subtle block">
            only for {coupon.customerGroups.map(({ name }) => name).join(", ")}
          </span>
        )}
        {coupon.seller && <span className="text-ui-fg-subtle block">of {coupon.seller.name}</span>}
      </span>
    ),
  },
  { key: "endsAt", header: "Ends", width: "10.5rem", cell: ({ endsAt }) => instantText(endsAt) },
  {
    key: "uses",
    header: "Uses and cost",
    align: "end",
    width: "7.5rem",
    cell: (coupon) => (
      <span className="block">
        {couponUsesText(coupon)}
        <span className="text-ui-fg-subtle block">{orderRupees(coupon.given)}</span>
      </span>
    ),
  },
  {
    key: "revenue",
    header: "Revenue",
    align: "end",
    width: "8rem",
    givesWay: 2,
    cell: ({ revenue }) => orderRupees(revenue),
  },
  offerActionsColumn(acts, {
    nameOf: ({ code }) => code,
    mayEdit: ({ seller }) => seller === null,
    mayDelete: ({ uses }) => uses === 0,
  }),
];

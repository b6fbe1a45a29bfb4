import { usedCouponText } from "@haat/api-contract/coupon/words";
import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import { couponTexts } from "../../coupon/texts";
import { orderTexts } from "../texts";

/** What the order's coupon took off; nothing without one. */
export const CouponRow = ({ order: { coupon } }: { order: Order }) =>
  coupon && (
    <p className="tabular-nums">
      {couponTexts.row(coupon.code)}: {usedCouponText(coupon, orderRupees)}
    </p>
  );

/** What the order saves on MRP and by a coupon; nothing if it saves nothing. */
export const OrderSavings = ({ order: { discount, coupon } }: { order: Order }) =>
  discount > 0 && (
    <p className="tabular-nums text-success">{orderTexts.saved(orderRupees(discount), Boolean(coupon?.discount))}</p>
  );

import { couponMessages } from "@haat/api-contract/coupon/messages";
import { type Coupon, couponFormSchema } from "@haat/api-contract/coupon/schemas";
import { sellerCouponProblem } from "@haat/api-contract/coupon/seller-limit";
import { CouponForm } from "@haat/product-form/offers/coupon-form";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { closeWhenDone } from "../../lib/toast";
import { useSeller } from "../account/api/me.queries";
import { choicesQuery, findProducts } from "../products/api/products.queries";
import { previewCoupon, useSaveCoupon } from "./api/coupons.queries";

type Props = {
  /** Null for a new coupon. */
  coupon: Coupon | null;
  /** What the shop allows a coupon to take off. */
  maxPercent: number;
  onClose: () => void;
};

const withinLimit = (maxPercent: number) =>
  couponFormSchema.superRefine((coupon, context) => {
    const problem = sellerCouponProblem(coupon, maxPercent);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  });

/** Adds or edits a coupon for what the seller sells. */
export function CouponDialog({ coupon, maxPercent, onClose }: Props) {
  const { sellerType } = useSeller();
  const { data: choices } = useQuery(choicesQuery(sellerType));
  const resolver = useMemo(() => zodResolver(withinLimit(maxPercent)), [maxPercent]);
  const save = useSaveCoupon();
  return (
    <CouponForm
      coupon={coupon}
      text={`It takes up to ${maxPercent} percent off your products, and out of your earnings.`}
      resolver={resolver}
      choices={choices}
      find={findProducts}
      preview={previewCoupon}
      busy={save.isPending}
      error={save.error ? errorMessage(save.error, couponMessages.saveFailed) : undefined}
      onSave={(body) => closeWhenDone(save.mutateAsync({ id: coupon?._id, body }), onClose)}
      onClose={onClose}
    />
  );
}

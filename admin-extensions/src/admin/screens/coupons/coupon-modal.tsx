import { couponMessages } from "@haat/api-contract/coupon/messages";
import { couponFormSchema } from "@haat/api-contract/coupon/schemas";
import { CouponForm } from "@haat/product-form/offers/coupon-form";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useGroupChoices } from "../customer-groups/use-group-choices";
import { closeWhenDone } from "../lib/toast";
import { choicesQuery, findAnyProducts, findShopProducts } from "../products/products.queries";
import { type CouponRow, previewCoupon, useSaveCoupon } from "./coupons.queries";

const resolver = zodResolver(couponFormSchema);

/** Adds or edits a coupon of the shop. */
export function CouponModal({ coupon, onClose }: { coupon: CouponRow | null; onClose: () => void }) {
  const { data: choices } = useQuery(choicesQuery);
  const groups = useGroupChoices();
  const save = useSaveCoupon();
  const id = coupon ? { id: coupon._id } : {};
  return (
    <CouponForm
      coupon={coupon}
      resolver={resolver}
      choices={choices}
      find={findShopProducts}
      findWithSellers={findAnyProducts}
      groups={groups}
      preview={previewCoupon}
      busy={save.isPending}
      error={save.error ? errorMessage(save.error, couponMessages.saveFailed) : undefined}
      onSave={(body) => closeWhenDone(save.mutateAsync({ ...id, body }), onClose)}
      onClose={onClose}
    />
  );
}

import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { toast } from "../../lib/toast";
import { useDeleteCoupon, useEndCoupon } from "./api/coupons.queries";

type Props = { coupon: Coupon; onClose: () => void };

export function EndCouponDialog({ coupon, onClose }: Props) {
  const end = useEndCoupon();
  return (
    <ActionDialog
      title={`End ${coupon.code}?`}
      text={couponMessages.confirmEnd}
      confirmLabel="End now"
      danger
      onAct={async () => {
        toast.success((await end.mutateAsync(coupon)).message);
      }}
      failureText={(error) => errorMessage(error, couponMessages.endFailed)}
      onClose={onClose}
    />
  );
}

export function DeleteCouponDialog({ coupon, onClose }: Props) {
  const remove = useDeleteCoupon();
  return (
    <ActionDialog
      title={`Delete ${coupon.code}?`}
      text={couponMessages.confirmDelete}
      confirmLabel="Delete"
      danger
      onAct={async () => {
        toast.success((await remove.mutateAsync(coupon)).message);
      }}
      failureText={(error) => errorMessage(error, couponMessages.deleteFailed)}
      onClose={onClose}
    />
  );
}

import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { toast } from "../../lib/toast";
import { useDeleteCoupon, useEndCoupon } from "./api/coupons.queries";

export type Asked = { act: "end" | "delete"; coupon: Coupon };

const words = {
  end: { title: "End", confirmLabel: "End now", text: couponMessages.confirmEnd, failed: couponMessages.endFailed },
  delete: {
    title: "Delete",
    confirmLabel: "Delete",
    text: couponMessages.confirmDelete,
    failed: couponMessages.deleteFailed,
  },
};

/** Asks before it ends or deletes a coupon. */
export function CouponQuestion({ act, coupon, onClose }: Asked & { onClose: () => void }) {
  const acts = { end: useEndCoupon(), delete: useDeleteCoupon() };
  const { title, failed, ...question } = words[act];
  return (
    <ActionDialog
      {...question}
      title={`${title} ${coupon.code}?`}
      danger
      onAct={async () => {
        toast.success((await acts[act].mutateAsync(coupon)).message);
      }}
      failureText={(error) => errorMessage(error, failed)}
      onClose={onClose}
    />
  );
}

import { limits } from "@haat/api-contract/limits";
import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone, toast } from "../../lib/toast";
import { useDecideReturn } from "./api/returns.queries";
import { effects } from "./return-words";

type Props = { request: SellerReturn; onClose: () => void };

const questions = {
  approved: (orderNumber: number) => ({
    title: `Approve the request for order #${orderNumber}?`,
    confirmLabel: "Approve request",
  }),
  received: (orderNumber: number) => ({
    title: `Have the items of order #${orderNumber} arrived?`,
    confirmLabel: "Mark as received",
  }),
};

/** Explains what an approval does, and sends it. */
export function DecideDialog({ request, to, onClose }: Props & { to: "approved" | "received" }) {
  const decide = useDecideReturn(request._id);
  return (
    <ActionDialog
      {...questions[to](request.orderNumber)}
      text={effects[to][request.action]}
      onAct={async () => {
        toast.success((await decide.mutateAsync({ status: to })).message);
      }}
      failureText={(error) => errorMessage(error, returnMessages.decideFailed)}
      onClose={onClose}
    />
  );
}

/** Rejects with a reason that the shopper reads. */
export function RejectDialog({ request: { _id, orderNumber }, onClose }: Props) {
  const decide = useDecideReturn(_id);
  return (
    <ReasonModal
      title={`Reject the request for order #${orderNumber}?`}
      text="The customer keeps the items and sees your reason."
      label="Reason (visible to the customer)"
      missing={returnMessages.rejectionMissing}
      max={limits.maxReturnReasonLength}
      submitLabel="Reject"
      busy={decide.isPending}
      error={decide.error ? errorMessage(decide.error, returnMessages.decideFailed) : undefined}
      onClose={onClose}
      onReason={(reason) => void closeWhenDone(decide.mutateAsync({ status: "rejected", reason }), onClose)}
    />
  );
}

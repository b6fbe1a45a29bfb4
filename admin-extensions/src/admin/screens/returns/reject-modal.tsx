import { limits } from "@haat/api-contract/limits";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { errorMessage } from "@haat/web/api-error";
import { closeWhenDone } from "../lib/toast";
import { useDecideReturn } from "./returns.queries";

type Props = { orderId: string; orderNumber: number; onClose: () => void };

/** Asks for the reason of a rejection, which the shopper reads. */
export function RejectModal({ orderId, orderNumber, onClose }: Props) {
  const decide = useDecideReturn();
  return (
    <ReasonModal
      title="Reject request"
      text={`Order #${orderNumber}. The customer sees this reason.`}
      submitLabel="Reject request"
      missing={returnMessages.rejectionMissing}
      max={limits.maxReturnReasonLength}
      onReason={(reason) => void closeWhenDone(decide.mutateAsync({ orderId, status: "rejected", reason }), onClose)}
      busy={decide.isPending}
      error={decide.error ? errorMessage(decide.error, returnMessages.decideFailed) : undefined}
      onClose={onClose}
    />
  );
}

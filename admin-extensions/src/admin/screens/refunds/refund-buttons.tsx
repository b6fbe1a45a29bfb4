import { refundMessages } from "@haat/api-contract/refund/messages";
import { isByHand } from "@haat/api-contract/refund/words";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { closeWhenDone, toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { RecordRefundModal } from "./record-refund-modal";
import { moneyText } from "./refund-words";
import { type RefundRow, useRetryRefund, useSendToWallet } from "./refunds.queries";

/** Actions on a pending refund; empty if it has arrived or without permission. */
export function RefundButtons({ refund }: { refund: RefundRow }) {
  const { can } = usePermissions();
  const retry = useRetryRefund();
  const show = useShowDialog();
  if (!can("edit_payment") || refund.status === "done") return null;
  const name = `the refund for order #${refund.order.orderNumber}`;
  const again = async () => {
    try {
      const { refund: now, message } = await retry.mutateAsync(refund._id);
      if (now.problem && now.status !== "done") toast.error(now.problem);
      else toast.success(message);
    } catch (error) {
      toast.error(errorMessage(error, refundMessages.retryFailed));
    }
  };
  return (
    <>
      {refund.canGoToWallet && (
        <Button
          type="button"
          variant="secondary"
          disabled={retry.isPending}
          aria-label={`Send ${name} to the wallet`}
          onClick={() => show((close) => <ToWalletDialog refund={refund} onClose={close} />)}
        >
          To wallet
        </Button>
      )}
      {isByHand(refund) ? (
        <Button
          type="button"
          aria-label={`Record payment of ${name}`}
          onClick={() => show((close) => <RecordRefundModal refund={refund} onClose={close} />)}
        >
          Record payment
        </Button>
      ) : (
        <Button
          type="button"
          variant="secondary"
          isLoading={retry.isPending}
          aria-label={refund.status === "sent" ? `Check the status of ${name}` : `Retry ${name}`}
          onClick={() => void again()}
        >
          {refund.status === "sent" ? "Check status" : "Retry now"}
        </Button>
      )}
    </>
  );
}

function ToWalletDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const toWallet = useSendToWallet();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Send the refund to the wallet?"
      text={`${moneyText(refund.amount, refund.currency)} will go to the customer's wallet instead. Please make sure the customer hasn't already received it another way.`}
      confirmLabel="Send to wallet"
      busy={toWallet.isPending}
      onConfirm={() => void closeWhenDone(toWallet.mutateAsync(refund._id), onClose)}
    >
      {toWallet.error && <FormAlert>{errorMessage(toWallet.error, refundMessages.toWalletFailed)}</FormAlert>}
    </ConfirmDialog>
  );
}

import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { useShowDialog } from "@haat/product-form/dialog-host";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { closeWhenDone } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { RejectModal } from "./reject-modal";
import { approvedTexts, receivedTexts } from "./return-words";
import { useDecideReturn } from "./returns.queries";

type Props = { request: { orderId: string; orderNumber: number; action: ReturnAction; status: ReturnStatus } };

/** The next decisions on a request; empty if it is closed or without permission. */
export function DecisionButtons({ request: { orderId, orderNumber, action, status } }: Props) {
  const { can } = usePermissions();
  const show = useShowDialog();
  if (!can("edit_order") || (status !== "requested" && status !== "approved")) return null;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-label={`Reject the request for order #${orderNumber}`}
        onClick={() => show((close) => <RejectModal orderId={orderId} orderNumber={orderNumber} onClose={close} />)}
      >
        Reject
      </Button>
      {status === "requested" ? (
        <Button
          type="button"
          variant="secondary"
          aria-label={`Approve the request for order #${orderNumber}`}
          onClick={() =>
            show((close) => (
              <DecideDialog
                orderId={orderId}
                to="approved"
                title="Approve this request?"
                text={approvedTexts[action]}
                confirmLabel="Approve request"
                onClose={close}
              />
            ))
          }
        >
          Approve
        </Button>
      ) : (
        <Button
          type="button"
          variant="secondary"
          aria-label={`Items received for order #${orderNumber}`}
          onClick={() =>
            show((close) => (
              <DecideDialog
                orderId={orderId}
                to="received"
                title="Have the items arrived?"
                text={receivedTexts[action]}
                confirmLabel={action === "return" ? "Receive and refund" : "Receive and replace"}
                onClose={close}
              />
            ))
          }
        >
          Items received
        </Button>
      )}
    </>
  );
}

type DialogProps = {
  orderId: string;
  to: "approved" | "received";
  title: string;
  text: string;
  confirmLabel: string;
  onClose: () => void;
};

function DecideDialog({ orderId, to, onClose, ...question }: DialogProps) {
  const decide = useDecideReturn();
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={(open) => open || onClose()}
      busy={decide.isPending}
      onConfirm={() => void closeWhenDone(decide.mutateAsync({ orderId, status: to }), onClose)}
    >
      {decide.error && <FormAlert>{errorMessage(decide.error, returnMessages.decideFailed)}</FormAlert>}
    </ConfirmDialog>
  );
}

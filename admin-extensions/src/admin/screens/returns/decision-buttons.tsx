import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnAction, ReturnStatus } from "@haat/api-contract/return-request/words";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { closeWhenDone } from "../lib/outcome";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { RejectModal } from "./reject-modal";
import { approvedTexts, receivedTexts } from "./return-words";
import { useDecideReturn } from "./returns.queries";

type Props = { request: { orderId: string; orderNumber: number; action: ReturnAction; status: ReturnStatus } };

/** What can be decided next on a request; nothing where it is at its end, or the account may not. */
export function DecisionButtons({ request: { orderId, orderNumber, action, status } }: Props) {
  const { can } = usePermissions();
  const decide = useDecideReturn();
  const [asked, setAsked] = useState<"reject" | "approve" | "receive" | null>(null);
  if (!can("edit_order") || (status !== "requested" && status !== "approved")) return null;
  const fallback = returnMessages.decideFailed;
  const approve = async () => {
    try {
      toast.success((await decide.mutateAsync({ orderId, status: "approved" })).message);
      setAsked(null);
    } catch {
      // The dialog stays, and says what went wrong.
    }
  };
  const receive = () => closeWhenDone(decide.mutateAsync({ orderId, status: "received" }), () => setAsked(null));
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        disabled={decide.isPending}
        aria-label={`Reject the request of order #${orderNumber}`}
        onClick={() => setAsked("reject")}
      >
        Reject
      </Button>
      {status === "requested" ? (
        <Button
          type="button"
          variant="secondary"
          disabled={decide.isPending}
          aria-label={`Approve the request of order #${orderNumber}`}
          onClick={() => {
            decide.reset();
            setAsked("approve");
          }}
        >
          Approve
        </Button>
      ) : (
        <Button
          type="button"
          variant="secondary"
          disabled={decide.isPending}
          aria-label={`Goods received of order #${orderNumber}`}
          onClick={() => {
            decide.reset();
            setAsked("receive");
          }}
        >
          Goods received
        </Button>
      )}
      {asked === "reject" && <RejectModal orderId={orderId} orderNumber={orderNumber} onClose={() => setAsked(null)} />}
      {asked === "approve" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title="Approve this request?"
          text={approvedTexts[action]}
          confirmLabel="Approve request"
          busy={decide.isPending}
          onConfirm={() => void approve()}
        >
          {decide.error && <FormAlert>{errorMessage(decide.error, fallback)}</FormAlert>}
        </ConfirmDialog>
      )}
      {asked === "receive" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title="Have the goods arrived?"
          text={receivedTexts[action]}
          confirmLabel={action === "return" ? "Take in and refund" : "Take in and replace"}
          busy={decide.isPending}
          onConfirm={() => void receive()}
        >
          {decide.error && <FormAlert>{errorMessage(decide.error, fallback)}</FormAlert>}
        </ConfirmDialog>
      )}
    </>
  );
}

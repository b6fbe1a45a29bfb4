import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnDecision } from "@haat/api-contract/return-request/words";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { closeWhenDone, toast } from "../../lib/toast";
import { useDecideReturn } from "./api/returns.queries";
import { effects } from "./return-words";

type Props = { request: SellerReturn };

const questions = {
  approved: (orderNumber: number) => ({
    title: `Approve the request for order #${orderNumber}?`,
    confirmLabel: "Approve Request",
  }),
  received: (orderNumber: number) => ({
    title: `Are the goods of order #${orderNumber} back?`,
    confirmLabel: "They Are Back",
  }),
};

/** What the seller decides of a return of their own goods; of one about others' goods as well the shop does. */
export function ReturnActs({ request }: Props) {
  const { status, action, orderNumber } = request;
  const [asked, setAsked] = useState<ReturnDecision | null>(null);
  const decide = useDecideReturn(request._id);
  const decideOn = async (next: "approved" | "received") => {
    toast.success((await decide.mutateAsync({ status: next })).message);
  };
  const ask = (next: typeof asked) => {
    // What was said to the last try is not said again.
    decide.reset();
    setAsked(next);
  };
  const close = () => ask(null);
  const isOpen = status === "requested" || status === "approved";
  if (!isOpen) return null;
  if (!request.isOwn) return <p className="text-sm text-muted">{parcelMessages.staffDecide}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {status === "requested" ? (
        <Button size="small" disabled={decide.isPending} onClick={() => ask("approved")}>
          Approve
        </Button>
      ) : (
        <Button size="small" disabled={decide.isPending} onClick={() => ask("received")}>
          Goods Are Back
        </Button>
      )}
      <Button size="small" variant="danger" disabled={decide.isPending} onClick={() => ask("rejected")}>
        Reject
      </Button>
      {(asked === "approved" || asked === "received") && (
        <ActionDialog
          {...questions[asked](orderNumber)}
          text={effects[asked][action]}
          onAct={() => decideOn(asked)}
          failureText={(error) => errorMessage(error, returnMessages.decideFailed)}
          onClose={close}
        />
      )}
      {asked === "rejected" && (
        <ReasonModal
          title={`Reject the request for order #${orderNumber}?`}
          text="The shopper keeps the goods, and is told your reason."
          label="Why? The shopper reads it."
          missing={returnMessages.rejectionMissing}
          most={limits.returnReasonMost}
          submitLabel="Reject"
          busy={decide.isPending}
          error={decide.error ? errorMessage(decide.error, returnMessages.decideFailed) : undefined}
          onClose={close}
          onReason={(reason) => void closeWhenDone(decide.mutateAsync({ status: "rejected", reason }), close)}
        />
      )}
    </div>
  );
}

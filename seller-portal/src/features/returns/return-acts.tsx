import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { ReasonModal } from "@haat/product-form/reason-modal";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { closeWhenDone, toast } from "../../lib/toast";
import { useDecideReturn } from "./api/returns.queries";

type Props = { request: SellerReturn };

/** What the seller decides of a return of their own goods; of one about others' goods as well the shop does. */
export function ReturnActs({ request }: Props) {
  const { status, action, orderNumber } = request;
  const [asked, setAsked] = useState<"rejected" | "received" | null>(null);
  const decide = useDecideReturn(request._id);
  const told = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.error(errorMessage(error, returnMessages.decideFailed)),
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
        <Button size="small" busy={decide.isPending} onClick={() => decide.mutate({ status: "approved" }, told)}>
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
      {asked === "received" && (
        <ActionDialog
          title={`Are the goods of order #${orderNumber} back?`}
          text={
            action === "return"
              ? "They go into your stock again, and the shopper gets the money back. This can't be taken back."
              : "They are written off, and the same leaves your stock for the shopper. This can't be taken back."
          }
          confirmLabel="They Are Back"
          onAct={async () => {
            toast.success((await decide.mutateAsync({ status: "received" })).message);
          }}
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

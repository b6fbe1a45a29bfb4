import { limits } from "@haat/api-contract/limits";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { errorMessage } from "@haat/web/api-error";
import { Textarea } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/outcome";
import { Field } from "../shared/field";
import { FormModal } from "../shared/form-modal";
import { useDecideReturn } from "./returns.queries";

type Props = { orderId: string; orderNumber: number; onClose: () => void };

/** Asks why a request is rejected; its shopper reads the answer. */
export function RejectModal({ orderId, orderNumber, onClose }: Props) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const decide = useDecideReturn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    if (!text) return setFault(returnMessages.rejectionMissing);
    setFault(undefined);
    void closeWhenDone(decide.mutateAsync({ orderId, status: "rejected", reason: text }), onClose);
  };
  return (
    <FormModal
      title="Reject request"
      text={`Order #${orderNumber}. The customer is told what you write here.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Reject request"
      busy={decide.isPending}
      dirty={reason !== ""}
      error={decide.error ? errorMessage(decide.error, returnMessages.decideFailed) : undefined}
    >
      <Field label="Reason" required error={fault}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={limits.returnReasonMost}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}

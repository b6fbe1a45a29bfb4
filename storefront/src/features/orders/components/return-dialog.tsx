import { returnPictureRule } from "@haat/api-contract/file/rules";
import { limits } from "@haat/api-contract/limits";
import type { Order } from "@haat/api-contract/order/schemas";
import { returnActions } from "@haat/api-contract/return-request/words";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { Field } from "@haat/ui/field";
import { longBritishDate } from "@haat/ui/format";
import { TextArea } from "@haat/ui/input";
import { RadioRow } from "@haat/ui/radio";
import { type FormEvent, useId, useRef, useState } from "react";
import { toast } from "../../../lib/toast";
import { PictureField } from "../../picture-field/picture-field";
import { useRequestReturn } from "../api/orders.mutations";
import { useRefundChoice } from "../refund-rules";
import { draftProblems, type ReturnDraft, returnRefusal, toReturnBody } from "../return-draft";
import { orderTexts } from "../texts";
import { RefundChoice } from "./refund-choice";
import { ReturnLines } from "./return-lines";

type Props = {
  order: Order;
  /** The returnable lines, and until when. */
  lines: Order["products"];
  until: string;
  draft: ReturnDraft;
  onDraft: (draft: ReturnDraft) => void;
  onClose: () => void;
};

/** The form of a return request: return or replace, lines, reason, picture. Loaded when it is first opened. */
export default function ReturnDialog({ order, lines, until, draft, onDraft, onClose }: Props) {
  const request = useRequestReturn();
  const choice = useRefundChoice(order);
  const name = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState<ReturnType<typeof draftProblems>>({});
  const change = (part: Partial<ReturnDraft>) => {
    const next = { ...draft, ...part };
    onDraft(next);
    if (Object.keys(problems).length > 0) setProblems(draftProblems(next));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = draftProblems(draft);
    setProblems(missing);
    if (missing.reason) reason.current?.focus();
    if (Object.keys(missing).length > 0) return;
    request.mutate(
      { orderId: order._id, body: toReturnBody(draft, choice === "asked"), image: draft.picture },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={orderTexts.returnItems}
      description={`Order #${order.orderNumber}. ${orderTexts.returnPossibleUntil(longBritishDate(until))}.`}
      className="sm:!w-[32rem]"
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{orderTexts.returnAction}</legend>
          {returnActions.map((action) => (
            <RadioRow
              key={action}
              name={name}
              value={action}
              checked={draft.action === action}
              onChange={() => change({ action })}
            >
              <span>
                <span className="font-semibold">{orderTexts.returnActions[action].label}</span>
                <span className="block text-sm text-muted">{orderTexts.returnActions[action].hint}</span>
              </span>
            </RadioRow>
          ))}
        </fieldset>
        <ReturnLines
          lines={lines}
          pieces={draft.pieces}
          problem={problems.pieces}
          onChange={(pieces) => change({ pieces })}
        />
        <div className="flex flex-col gap-2">
          <Field label={orderTexts.returnReason} hint={orderTexts.returnReasonHint} error={problems.reason}>
            {(control) => (
              <TextArea
                {...control}
                ref={reason}
                required
                rows={3}
                maxLength={limits.maxReturnReasonLength}
                value={draft.reason}
                onChange={(event) => change({ reason: event.target.value })}
              />
            )}
          </Field>
          <ul aria-label="Common reasons" className="flex flex-wrap gap-2">
            {orderTexts.returnReasons.map((common) => (
              <li key={common}>
                <button
                  type="button"
                  onClick={() => change({ reason: common })}
                  className="min-h-9 rounded-full border border-line bg-surface px-3 text-sm transition hover:border-edge hover:bg-sunken"
                >
                  {common}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <PictureField
          label={orderTexts.returnPicture}
          hint={orderTexts.returnPictureHint}
          rule={returnPictureRule}
          picture={draft.picture}
          onChange={(picture) => change({ picture })}
        />
        {draft.action === "return" && (
          <div className="flex flex-col gap-3 empty:hidden">
            <RefundChoice
              order={order}
              choice={choice}
              value={draft.refundTo}
              onChange={(refundTo) => change({ refundTo })}
            />
          </div>
        )}
        {request.error && <Alert>{returnRefusal(request.error)}</Alert>}
        <Button type="submit" size="large" full busy={request.isPending}>
          {request.isPending ? orderTexts.returnSubmitting : orderTexts.returnSubmit}
        </Button>
      </form>
    </Dialog>
  );
}

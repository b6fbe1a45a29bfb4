import type { Order } from "@haat/api-contract/order/schemas";
import { refundMessages } from "@haat/api-contract/refund/messages";
import { isToPay } from "@haat/api-contract/refund/words";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { orderRupees } from "@haat/ui/format";
import { Input } from "@haat/ui/input";
import { RadioRow } from "@haat/ui/radio";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "../../../lib/session/session";
import { toast } from "../../../lib/toast";
import { paymentMethodsQuery } from "../../payment/api/payment-methods.queries";
import { useSetRefundPayee } from "../api/orders.mutations";
import { emptyPayee, type PayeeDraft, payeeProblems, toPayeeBody } from "../payee-draft";
import { orderTexts } from "../texts";

/** A manual refund of an order paid in cash: asks where to send it, and shows the answer until it is paid. */
export function RefundPayee({ order }: { order: Order }) {
  const [changing, setChanging] = useState(false);
  const paise = order.refunds.filter(isToPay).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  if (paise === 0) return null;
  const amount = orderRupees(paise / 100);
  const { refundPayee: given } = order;
  return (
    <section
      aria-label={orderTexts.payeeTitle}
      className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-4 sm:px-6"
    >
      <h3 className="text-sm font-semibold">{orderTexts.payeeTitle}</h3>
      {given && !changing ? (
        <>
          <p className="break-words text-sm">
            {given.way === "upi"
              ? orderTexts.payeeUpi(amount, given.number)
              : orderTexts.payeeBank(amount, given.holder ?? "", given.number, given.ifsc ?? "")}
          </p>
          <Button variant="secondary" className="self-start" onClick={() => setChanging(true)}>
            {orderTexts.payeeChange}
          </Button>
        </>
      ) : (
        <>
          <p className="text-sm">{orderTexts.payeeAsk(amount)}</p>
          <PayeeForm
            order={order}
            onClose={given ? () => setChanging(false) : undefined}
            onSaved={() => setChanging(false)}
          />
        </>
      )}
    </section>
  );
}

type FormProps = { order: Order; onSaved: () => void; onClose: (() => void) | undefined };

function PayeeForm({ order, onSaved, onClose }: FormProps) {
  const save = useSetRefundPayee();
  const methods = useQuery(paymentMethodsQuery(useSession()));
  const [draft, setDraft] = useState<PayeeDraft>(emptyPayee);
  const [tried, setTried] = useState(false);
  const name = useId();
  const problems = tried ? payeeProblems(draft) : {};
  const hasWallet = typeof methods.data?.walletBalance === "number";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(payeeProblems(draft)).length > 0) return;
    save.mutate(
      { orderId: order._id, body: toPayeeBody(draft) },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onSaved();
        },
      },
    );
  };
  const text = (
    field: Exclude<keyof PayeeDraft, "way">,
    more: { autoComplete?: string; inputMode?: "numeric" | "email" } = {},
  ) => (
    <Field key={field} label={orderTexts.payeeFields[field]} {...(problems[field] ? { error: problems[field] } : {})}>
      {(control) => (
        <Input
          {...control}
          {...more}
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      )}
    </Field>
  );
  const off = { autoComplete: "off" } as const;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm font-semibold">{orderTexts.payeeWay}</legend>
        {(["upi", "bank", ...(hasWallet ? (["wallet"] as const) : [])] as const).map((way) => (
          <RadioRow
            key={way}
            name={name}
            value={way}
            checked={draft.way === way}
            onChange={() => setDraft({ ...draft, way })}
          >
            {orderTexts.payeeWays[way]}
          </RadioRow>
        ))}
      </fieldset>
      {draft.way === "upi" && text("upi", { ...off, inputMode: "email" })}
      {draft.way === "bank" && (
        <div className="grid gap-4 sm:grid-cols-2">
          {text("holder", { autoComplete: "name" })}
          {text("ifsc", off)}
          {text("number", { ...off, inputMode: "numeric" })}
          {text("numberAgain", { ...off, inputMode: "numeric" })}
        </div>
      )}
      {save.error && <Alert>{errorMessage(save.error, refundMessages.payeeFailed)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {orderTexts.payeeSave}
        </Button>
        {onClose && (
          <Button type="button" variant="secondary" onClick={onClose}>
            {orderTexts.payeeKeep}
          </Button>
        )}
      </div>
    </form>
  );
}

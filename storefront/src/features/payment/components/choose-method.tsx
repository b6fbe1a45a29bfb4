import { methodRefusal } from "@haat/api-contract/coupon/method-refusal";
import type { Order } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { Alert, RetryAlert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useSession } from "../../../lib/session/session";
import { paymentMethodsQuery } from "../api/payment-methods.queries";
import { methodToUse, rupees } from "../payment-plan";
import { payLabel, paymentTexts } from "../texts";
import { MethodRadios, MethodsSkeleton } from "./method-radios";

type Props = {
  order: Order;
  /** The method tried last. */
  tried: PaymentMethod;
  busy: boolean;
  onPay: (method: PaymentMethod) => void;
};

/** The payment methods for a placed order, the last one preselected, and the pay button. */
export function ChooseMethod({ order, tried, busy, onPay }: Props) {
  const id = useId();
  const { finalAmount: total, shippingAddress, payment } = order;
  const offered = useQuery(
    paymentMethodsQuery(useSession(), { total, due: payment.due, pincode: shippingAddress.pincode }),
  );
  const [choice, setChoice] = useState<PaymentMethod>(tried);
  if (offered.isError && !offered.data) {
    return (
      <RetryAlert onRetry={() => void offered.refetch()}>
        {errorMessage(offered.error, paymentTexts.methodsFailed)}
      </RetryAlert>
    );
  }
  if (!offered.data) return <MethodsSkeleton />;
  const { coupon } = order;
  // What is wrong with a method anyway comes first.
  const methods = offered.data.methods.map((one) => ({
    ...one,
    problem: one.problem ?? (coupon && methodRefusal(coupon, one.method)),
  }));
  const method = methodToUse(methods, choice);
  const fee = methods.find((one) => one.method === method)?.fee ?? 0;
  const due = orderRupees(rupees(payment.due + fee));
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 id={id} className="mb-3 text-sm font-semibold">
          {paymentTexts.howToPay}
        </h3>
        <MethodRadios methods={methods} value={method} onChange={setChoice} labelledBy={id} />
      </div>
      {method === null ? (
        <Alert>{paymentTexts.noMethod}</Alert>
      ) : (
        <Button size="large" full busy={busy} onClick={() => onPay(method)}>
          {method === "cod" ? paymentTexts.payInCash(due) : payLabel(method, due, due)}
        </Button>
      )}
    </div>
  );
}

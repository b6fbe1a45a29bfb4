import { Alert, RetryAlert } from "@haat/ui/alert";
import { Checkbox } from "@haat/ui/checkbox";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import type { ReactNode } from "react";
import { MethodRadios, MethodsSkeleton } from "../../payment/components/method-radios";
import { walletCovers } from "../../payment/payment-plan";
import { paymentTexts } from "../../payment/texts";
import type { usePaymentChoice } from "../use-payment-choice";

type Props = {
  payment: ReturnType<typeof usePaymentChoice>;
  /** In rupees, without the payment method fee. */
  total: number;
  /** Offers that depend on the method. */
  children?: ReactNode;
};

/** The payment methods available for this cart, and the option to use the wallet. */
export const PaymentChoice = ({ payment, total, children }: Props) => (
  <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="payment-method" className="mb-5 text-lg">
      Payment Method
    </h2>
    <Choice payment={payment} total={total}>
      {children}
    </Choice>
  </section>
);

function Choice({ payment, total, children }: Props) {
  const { offered, plan } = payment;
  if (offered.data) {
    return (
      <div className="flex flex-col gap-5">
        <Wallet payment={payment} total={total} />
        <MethodRadios
          methods={payment.methods}
          value={plan.method}
          onChange={payment.choose}
          labelledBy="payment-method"
        />
        {children}
        {plan.method === null && <Alert>{paymentTexts.noMethod}</Alert>}
      </div>
    );
  }
  if (offered.isError) {
    return (
      <RetryAlert onRetry={() => void offered.refetch()}>
        {errorMessage(offered.error, paymentTexts.methodsFailed)}
      </RetryAlert>
    );
  }
  return <MethodsSkeleton />;
}

function Wallet({ payment, total }: Omit<Props, "children">) {
  const { balance, plan } = payment;
  const part = walletCovers(total, balance);
  if (balance === null || part === 0) return null;
  const isUsed = plan.fromWallet > 0;
  return (
    <div className="rounded-control bg-sunken px-4 py-2">
      <Checkbox
        checked={isUsed}
        onChange={(event) => payment.setWalletUse(event.target.checked)}
        aria-describedby="wallet-part"
        className="font-semibold"
      >
        <span className="tabular-nums">{paymentTexts.payFromWallet(orderRupees(isUsed ? plan.fromWallet : part))}</span>
      </Checkbox>
      <p id="wallet-part" className="pb-1 pl-[1.75rem] text-sm tabular-nums text-muted">
        {paymentTexts.walletHolds(orderRupees(balance))} {isUsed && partText(plan.due)}
      </p>
    </div>
  );
}

const partText = (due: number): string =>
  due === 0 ? paymentTexts.walletCoversAll : paymentTexts.walletLeaves(orderRupees(due));

import { orderRupees } from "@haat/ui/format";
import { useId } from "react";
import { walletTexts } from "../texts";

type Props = {
  balance: number;
  /** Whether the wallet can currently be used for payments. */
  isOn: boolean;
};

export function WalletBalance({ balance, isOn }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-5 sm:p-6 lg:sticky lg:below-header"
    >
      <h2 id={id} className="text-sm font-medium text-muted">
        {walletTexts.balance}
      </h2>
      <p className="mt-1 break-words text-3xl font-semibold lg:text-2xl tabular-nums">{orderRupees(balance)}</p>
      <p className="mt-3 text-sm text-muted">{isOn ? walletTexts.isOn : walletTexts.isOff}</p>
    </section>
  );
}

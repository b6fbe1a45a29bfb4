import type { WalletEntry } from "@haat/api-contract/wallet/schemas";
import { classNames } from "@haat/ui/class-names";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { useId } from "react";
import { Link } from "react-router-dom";
import { walletTexts } from "../texts";

export function WalletEntries({ entries }: { entries: WalletEntry[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <div className="border-b border-line p-5 sm:px-6">
        <h2 id={id} className="text-lg">
          {walletTexts.entries}
        </h2>
        <p className="mt-1 text-sm text-muted">{walletTexts.entriesText}</p>
      </div>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

const Entry = ({ entry: { amount, balance, reason, orderId, orderNumber, at } }: { entry: WalletEntry }) => (
  <li className="flex items-start justify-between gap-4 px-5 py-4 sm:px-6">
    <div className="min-w-0">
      <p className="font-semibold">{walletTexts.reasons[reason]}</p>
      {orderId && (
        <Link
          to={`/order?search=${encodeURIComponent(orderId)}`}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {walletTexts.order(orderNumber)}
        </Link>
      )}
      <p className="text-sm text-muted">
        <time dateTime={at}>{instantText(at)}</time>
      </p>
    </div>
    <div className="shrink-0 text-right tabular-nums">
      <p className={classNames("font-semibold", amount > 0 && "text-success")}>
        <span className="sr-only">{amount > 0 ? walletTexts.moneyIn : walletTexts.moneyOut} </span>
        <span aria-hidden>{amount > 0 ? "+" : "−"}</span>
        {orderRupees(Math.abs(amount))}
      </p>
      <p className="text-sm text-muted">
        {walletTexts.after} {orderRupees(balance)}
      </p>
    </div>
  </li>
);

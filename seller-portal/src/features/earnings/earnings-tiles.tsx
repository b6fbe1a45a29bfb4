import { earningLabels, holdTexts } from "@haat/api-contract/seller-earnings/words";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { FigureTile } from "../figures/figure-tile";
import type { Earnings } from "./api/earnings.queries";

/** The all-time balances. */
export const BalanceTiles = ({ balance }: { balance: Earnings["balance"] }) => (
  <section aria-label="Balance" className="grid grid-cols-1 gap-3 lg:grid-cols-3">
    <FigureTile
      name="Available"
      value={orderRupees(balance.available)}
      text={balance.available < 0 ? "Refunded after payout; settled from your next sales" : "Ready for payout"}
    />
    <FigureTile
      name="Pending"
      value={orderRupees(balance.pending)}
      text={balance.pending === 0 ? "Nothing on hold" : "On hold; see reasons below"}
    />
    <FigureTile name="Paid out" value={orderRupees(balance.paidOut)} text="Sent to your bank to date" />
  </section>
);

const sums = [
  ["paid", earningLabels.paid],
  ["delivery", earningLabels.delivery],
  ["commission", earningLabels.commission],
  ["commissionGst", earningLabels.commissionGst],
  ["refundShare", "Your share of refunds"],
  ["net", earningLabels.net],
] as const;

/** Why the pending balance is held, and until when if that is known. */
export const HeldPart = ({ held }: { held: Earnings["held"] }) => (
  <section aria-labelledby="held" className="rounded-card border border-line bg-surface p-4 sm:p-6">
    <h2 id="held" className="mb-3 text-lg">
      On hold
    </h2>
    <ul className="flex flex-col gap-2 text-sm">
      {held.map(({ reason, amount, until }) => (
        <li key={reason} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="min-w-0">
            <span className="font-semibold">{holdTexts[reason]}</span>
            {until && <span className="block text-muted">Available from {instantText(until)}</span>}
          </span>
          <span className="tabular-nums">{orderRupees(amount)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** The figures of the selected days. */
export const FigureTiles = ({ figures }: { figures: Earnings["total"] }) => (
  <section aria-label="Figures for this period" className="grid grid-cols-2 gap-3 xl:grid-cols-4">
    <FigureTile name="Orders" value={indianNumber(figures.orders)} />
    <FigureTile name="Items sold" value={indianNumber(figures.pieces)} />
    {sums.map(([key, name]) => (
      <FigureTile key={key} name={name} value={orderRupees(figures[key])} />
    ))}
  </section>
);

import { indianNumber, orderRupees } from "@haat/ui/format";
import { FigureTile } from "../figures/figure-tile";
import type { Earnings } from "./api/earnings.queries";

/** What there is to be had, of all times. */
export const BalanceTiles = ({ balance }: { balance: Earnings["balance"] }) => (
  <section aria-label="Balance" className="grid grid-cols-1 gap-3 sm:grid-cols-3">
    <FigureTile
      name="Available"
      value={orderRupees(balance.available)}
      text={
        balance.available < 0 ? "Came back after it was paid out; your next sales settle it" : "Can be paid out to you"
      }
    />
    <FigureTile name="Pending" value={orderRupees(balance.pending)} text="Not delivered yet, or may still come back" />
    <FigureTile name="Paid out" value={orderRupees(balance.paidOut)} text="Sent to your bank so far" />
  </section>
);

const sums = [
  ["paid", "Paid for goods"],
  ["delivery", "Delivery"],
  ["commission", "Commission"],
  ["commissionGst", "GST on commission"],
  ["refundShare", "Your share of refunds"],
  ["net", "Net"],
] as const;

/** What the days chosen have brought. */
export const FigureTiles = ({ figures }: { figures: Earnings["total"] }) => (
  <section aria-label="Figures of these days" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    <FigureTile name="Orders" value={indianNumber(figures.orders)} />
    <FigureTile name="Pieces" value={indianNumber(figures.pieces)} />
    {sums.map(([key, name]) => (
      <FigureTile key={key} name={name} value={orderRupees(figures[key])} />
    ))}
  </section>
);

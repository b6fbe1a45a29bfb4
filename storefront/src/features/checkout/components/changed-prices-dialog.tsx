import { couponSum } from "@haat/api-contract/coupon/words";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { Quote } from "@haat/api-contract/order/schemas";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { orderRupees } from "@haat/ui/format";
import { rupees } from "../../payment/payment-plan";
import { bankChange, type PriceChange, priceChanges, type Shown } from "../changed-prices";

type Props = {
  shown: Shown;
  quote: Quote;
  onAccept: () => void;
  onDecline: () => void;
};

/** Old and new prices side by side, and the question whether to order at the new ones. */
export function ChangedPricesDialog({ shown, quote, onAccept, onDecline }: Props) {
  const changes = priceChanges(shown, quote);
  const bank = bankChange(shown, quote);
  const isBankAlone = bank !== null && changes.length === 0;
  const text = isBankAlone ? bank : [orderMessages.pricesChanged, quote.couponProblem, bank].filter(Boolean).join(" ");
  const { totals, coupon, fee } = shown;
  const before = rupees(totals.total + fee - couponSum(coupon));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDecline()}
      title={isBankAlone ? "The coupon has changed" : "Prices have changed"}
      text={text}
      confirmLabel={`Place Order for ${orderRupees(quote.total)}`}
      dismissLabel="Go Back"
      onConfirm={onAccept}
    >
      {!isBankAlone && <Changes changes={changes} before={before} total={quote.total} />}
    </ConfirmDialog>
  );
}

type ChangesProps = { changes: readonly PriceChange[]; before: number; total: number };

const Changes = ({ changes, before, total }: ChangesProps) => (
  <table className="mt-5 w-full text-sm tabular-nums">
    <thead className="text-left text-muted">
      <tr>
        <th scope="col" className="pb-2 font-normal">
          Item
        </th>
        <th scope="col" className="pb-2 text-right font-normal">
          Before
        </th>
        <th scope="col" className="pb-2 text-right font-normal">
          Now
        </th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <Row key={change.label} {...change} />
      ))}
    </tbody>
    <tfoot>
      <Row label="Total" was={before} now={total} strong />
    </tfoot>
  </table>
);

function amountText(amount: number, zero: string): string {
  if (amount === 0) return zero;
  return amount < 0 ? `−${orderRupees(-amount)}` : orderRupees(amount);
}

const Row = ({ label, was, now, zero = "FREE", strong = false }: PriceChange & { strong?: boolean }) => (
  <tr className={strong ? "border-t border-line font-semibold" : "border-t border-line"}>
    <th scope="row" className={strong ? "py-2 pr-3 text-left" : "py-2 pr-3 text-left font-normal"}>
      {label}
    </th>
    <td className="whitespace-nowrap py-2 pl-3 text-right text-muted">
      <s>{amountText(was, zero)}</s>
    </td>
    <td className="whitespace-nowrap py-2 pl-3 text-right font-semibold">{amountText(now, zero)}</td>
  </tr>
);

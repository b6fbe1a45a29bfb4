import { couponSum } from "@haat/api-contract/coupon/words";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { Quote } from "@haat/api-contract/order/schemas";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { orderRupees } from "@haat/ui/format";
import type { CheckoutLine } from "../../cart/checkout-line";
import { rupees } from "../../payment/payment-plan";
import { bankChange, type PriceChange, priceChanges, type Shown } from "../changed-prices";

type Props = {
  lines: readonly CheckoutLine[];
  shown: Shown;
  quote: Quote;
  onAccept: () => void;
  onDecline: () => void;
};

/** Old and new prices side by side, and the question whether to order at the new ones. */
export function ChangedPricesDialog({ lines, shown, quote, onAccept, onDecline }: Props) {
  const changes = priceChanges(lines, shown, quote);
  const bank = bankChange(shown, quote);
  const { totals, coupon, fee } = shown;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDecline()}
      title={changes.length > 0 || !bank ? "Prices have changed" : "The coupon has changed"}
      text={changes.length > 0 || !bank ? orderMessages.pricesChanged : "Please review your order."}
      confirmLabel={`Place Order for ${orderRupees(quote.total)}`}
      dismissLabel="Go Back"
      onConfirm={onAccept}
    >
      {quote.couponProblem && <p className="mt-3 text-sm text-warning">{quote.couponProblem}</p>}
      {bank && <p className="mt-3 text-sm text-warning">{bank}</p>}
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
          <Row label="Total" was={rupees(totals.total + fee - couponSum(coupon))} now={quote.total} strong />
        </tfoot>
      </table>
    </ConfirmDialog>
  );
}

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

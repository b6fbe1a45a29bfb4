import { orderMessages } from "@haat/api-contract/order/messages";
import type { Quote } from "@haat/api-contract/order/schemas";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { orderRupees } from "@haat/ui/format";
import type { Totals } from "../../cart/cart-totals";
import type { CheckoutLine } from "../../cart/checkout-line";
import { rupees } from "../../payment/payment-plan";
import { type PriceChange, priceChanges } from "../changed-prices";

type Props = {
  lines: readonly CheckoutLine[];
  shown: Totals;
  /** The payment method fee that was shown, in rupees. */
  fee: number;
  quote: Quote;
  onAccept: () => void;
  onDecline: () => void;
};

/** Old and new prices side by side, and the question whether to order at the new ones. */
export function ChangedPricesDialog({ lines, shown, fee, quote, onAccept, onDecline }: Props) {
  const changes = priceChanges(lines, { totals: shown, fee }, quote);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDecline()}
      title="Prices have changed"
      text={orderMessages.pricesChanged}
      confirmLabel={`Place Order for ${orderRupees(quote.total)}`}
      dismissLabel="Go Back"
      onConfirm={onAccept}
    >
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
          <Row label="Total" was={rupees(shown.total + fee)} now={quote.total} strong />
        </tfoot>
      </table>
    </ConfirmDialog>
  );
}

const Row = ({ label, was, now, strong = false }: PriceChange & { strong?: boolean }) => (
  <tr className={strong ? "border-t border-line font-semibold" : "border-t border-line"}>
    <th scope="row" className={strong ? "py-2 pr-3 text-left" : "py-2 pr-3 text-left font-normal"}>
      {label}
    </th>
    <td className="whitespace-nowrap py-2 pl-3 text-right text-muted">
      <s>{orderRupees(was)}</s>
    </td>
    <td className="whitespace-nowrap py-2 pl-3 text-right font-semibold">{now === 0 ? "FREE" : orderRupees(now)}</td>
  </tr>
);

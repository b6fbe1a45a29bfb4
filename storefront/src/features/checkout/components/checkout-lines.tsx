import { lineAmount } from "@haat/api-contract/order/line-money";
import { orderRupees } from "@haat/ui/format";
import type { CheckoutLine } from "../../cart/checkout-line";
import { LinePicture, VariantText } from "../../cart/components/line-parts";

/** The lines being ordered. A long list has its own scrollbar, so that the total stays visible. */
export const CheckoutLines = ({ lines }: { lines: readonly CheckoutLine[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself must be reachable by keyboard.
  <ul aria-label="Items in this order" tabIndex={0} className="mt-4 flex max-h-72 flex-col gap-4 overflow-y-auto">
    {lines.map((line) => (
      <li key={line.id} className="flex gap-3 text-sm">
        <LinePicture src={line.image} sizes="64px" className="w-16" />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-semibold">{line.title}</p>
          <VariantText variant={line.variant} />
          <p className="text-muted">Quantity: {line.quantity}</p>
        </div>
        <p className="font-semibold tabular-nums">
          {orderRupees(lineAmount({ quantity: line.quantity, price: line.unitPrice }))}
        </p>
      </li>
    ))}
  </ul>
);

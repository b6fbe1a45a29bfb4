import { couponSum, type UsedCoupon } from "@haat/api-contract/coupon/words";
import { orderRupees } from "@haat/ui/format";
import type { ReactNode } from "react";
import { couponTexts } from "../../coupon/texts";
import type { Totals } from "../cart-totals";
import { cartTexts } from "../texts";

/** A label and a formatted amount. */
export type Figure = { label: string; amount: string };

type Props = {
  totals: Totals;
  /** Number of pieces, for the first row. */
  pieces: number;
  /** Saving compared to MRP, in rupees; the figures already include it. */
  saving?: number;
  /** Shown as a row above the total, which is after it. */
  coupon?: UsedCoupon | null;
  /** `additions` are shown before the total, which includes them; `parts`, after it, show how it is paid. */
  additions?: readonly Figure[];
  parts?: readonly Figure[];
  /** The lines, shown above the figures, on pages without their own list. */
  lines?: ReactNode;
  /** Buttons and messages, shown below the figures. */
  children: ReactNode;
};

/** The cart's or order's totals. Shipping reads FREE if it costs nothing. */
export function OrderSummary({
  totals,
  pieces,
  saving = 0,
  coupon,
  additions = [],
  parts = [],
  lines,
  children,
}: Props) {
  return (
    <section aria-labelledby="order-summary" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="order-summary" className="text-lg font-semibold">
        Order Summary
      </h2>
      {lines}
      <dl className="mt-4 flex flex-col gap-3 text-sm tabular-nums">
        <Row label={`Subtotal (${pieces} ${pieces === 1 ? "item" : "items"})`}>{orderRupees(totals.subtotal)}</Row>
        <Row label="Shipping">
          {totals.shipping === 0 ? (
            <span className="font-semibold text-success">FREE</span>
          ) : (
            orderRupees(totals.shipping)
          )}
        </Row>
        {coupon && <Row label={couponTexts.row(coupon.code)}>−{orderRupees(couponSum(coupon))}</Row>}
        {additions.map(({ label, amount }) => (
          <Row key={label} label={label}>
            {amount}
          </Row>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd>{orderRupees(totals.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">Inclusive of all taxes</p>
      {parts.length > 0 && (
        <dl className="mt-4 flex flex-col gap-3 border-t border-line pt-3 text-sm tabular-nums [&>div:last-child>dd]:font-semibold">
          {parts.map(({ label, amount }) => (
            <Row key={label} label={label}>
              {amount}
            </Row>
          ))}
        </dl>
      )}
      {saving > 0 && (
        <p className="mt-3 rounded-control bg-success-soft px-3 py-2 text-sm font-semibold tabular-nums text-success">
          {cartTexts.saving(orderRupees(saving))}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

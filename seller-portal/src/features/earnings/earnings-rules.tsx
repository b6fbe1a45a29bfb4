import { commissionGstPercent } from "@haat/api-contract/seller-earnings/words";

const rules = [
  [
    "Net",
    "What customers pay for your items and delivery, and the shop by its own coupons, minus commission, GST on commission and your share of refunds.",
  ],
  [
    "Commission",
    "A percentage of the price of your items before the shop's coupons, at the rate in force when the order was placed. No commission is charged on delivery.",
  ],
  ["GST on commission", `${commissionGstPercent}% of the commission, charged on the shop's service to you (SAC 9985).`],
  [
    "Your share of refunds",
    "Refunds to customers and what the shop's coupon paid of them, minus the commission and its GST, which the shop returns to you.",
  ],
  [
    "Pending and available",
    "An amount becomes available once delivery is confirmed (by the courier, the customer's code or the shop), any cash is received from the courier, the return window has closed and the payout hold has ended.",
  ],
] as const;

/** Explains the figures. */
export const EarningsRules = () => (
  <details className="rounded-card border border-line bg-surface px-5">
    <summary className="-mx-5 cursor-pointer rounded-card px-5 py-4 font-medium">
      How these figures are calculated
    </summary>
    <p className="max-w-text text-sm text-muted">
      Orders count on the day they were placed (India time). Cancelled items are excluded.
    </p>
    <dl className="mb-4 mt-3 grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
      {rules.map(([name, rule]) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted">{rule}</dd>
        </div>
      ))}
    </dl>
  </details>
);

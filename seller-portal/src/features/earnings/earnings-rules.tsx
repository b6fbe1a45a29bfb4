import { commissionGstPercent } from "@haat/api-contract/seller-earnings/words";

const rules = [
  ["Net", "What shoppers pay for your goods and their delivery, less commission, GST on it and your share of refunds."],
  [
    "Commission",
    "A percentage of what shoppers pay for the goods, as agreed when the order was placed. Delivery has none.",
  ],
  ["GST on commission", `${commissionGstPercent}% of the commission, a service of the shop to you (SAC 9985).`],
  [
    "Your share of refunds",
    "What went back to shoppers, less the commission on it and its GST, which the shop gives back.",
  ],
  [
    "Pending and available",
    "An amount is available once the delivery is proven (by the courier, the shopper's code or the shop), its cash has come from the courier, the time of returns is over and the days that the shop holds it have passed.",
  ],
] as const;

/** What the figures mean, for who wants to know. */
export const EarningsRules = () => (
  <details className="rounded-card border border-line bg-surface px-5">
    <summary className="-mx-5 cursor-pointer rounded-card px-5 py-4 font-medium">How these figures are made</summary>
    <p className="max-w-text text-sm text-muted">
      An order belongs to the day in India on which it was placed. A part of an order that was cancelled counts in none
      of the figures.
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

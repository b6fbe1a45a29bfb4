import { classNames } from "./class-names";

type Props = {
  /** Selling price, in rupees. */
  amount: number;
  /** MRP in rupees; struck through when it is higher than `amount`. */
  mrp?: number;
  /** Whole percent off; shown when above 0. */
  percentOff?: number;
  /** Formats an amount: `cardRupees`, `wholeRupees` or `orderRupees`. */
  format: (amount: number) => string;
  size?: "small" | "medium" | "large";
  /** The selling price on its own line, so that prices in a grid align whatever their length. */
  stacked?: boolean;
};

const sizes = {
  small: { amount: "text-base", rest: "text-xs" },
  medium: { amount: "text-lg", rest: "text-sm" },
  large: { amount: "text-2xl", rest: "text-base" },
};

/** Selling price, MRP struck through, percent off. */
export function Price({ amount, mrp, percentOff = 0, format, size = "medium", stacked = false }: Props) {
  const reduced = mrp !== undefined && mrp > amount;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={classNames("font-semibold", stacked && "basis-full", sizes[size].amount)}>{format(amount)}</span>
      {reduced && (
        <span className={classNames("text-muted", sizes[size].rest)}>
          <span className="sr-only">MRP </span>
          <s>{format(mrp)}</s>
        </span>
      )}
      {reduced && percentOff >= 1 && (
        <span className={classNames("font-semibold text-sale", sizes[size].rest)}>{Math.round(percentOff)}% off</span>
      )}
    </span>
  );
}

import { indianNumber, orderRupees } from "@haat/ui/format";
import { StatTile } from "../shared/stat-tile";
import type { MoneyFigures } from "./earnings.queries";
import { changeText, figureWords } from "./figure-words";

const names = ["sales", "net", "received", "awaited", "gross", "discount", "delivery", "gst", "refunds"] as const;

type Props = { figures: MoneyFigures; before?: MoneyFigures };

/** All figures of a period, each compared with the previous period if there is one. */
export const FigureTiles = ({ figures, before }: Props) => (
  <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-5">
    <StatTile name="Orders" value={indianNumber(figures.orders)} text={compared(figures.orders, before?.orders)} />
    {names.map((name) => (
      <StatTile
        key={name}
        name={figureWords[name].name}
        value={orderRupees(figures[name])}
        text={compared(figures[name], before?.[name])}
      />
    ))}
  </div>
);

function compared(now: number, before: number | undefined): string {
  const change = before === undefined ? null : changeText(now, before);
  return change ? `${change} vs previous period` : "";
}

/** Explains the figures. */
export const FigureRules = () => (
  <details className="bg-ui-bg-base border-ui-border-base rounded-xl border px-4 py-3">
    <summary className="text-ui-fg-base cursor-pointer font-medium">How these figures are calculated</summary>
    <p className="text-ui-fg-subtle mt-2">
      Orders count on the day they were placed (India time), whenever they are paid, returned or refunded. Cancelled
      orders are excluded.
    </p>
    <dl className="mt-3 grid gap-x-6 gap-y-2 min-[700px]:grid-cols-2">
      {Object.values(figureWords).map(({ name, rule }) => (
        <div key={name}>
          <dt className="text-ui-fg-base font-medium">{name}</dt>
          <dd className="text-ui-fg-subtle">{rule}</dd>
        </div>
      ))}
    </dl>
  </details>
);

export const TilesSkeleton = () => (
  <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-5">
    {["Orders", ...names].map((name) => (
      <div key={name} className="bg-ui-bg-base border-ui-border-base h-[98px] animate-pulse rounded-xl border" />
    ))}
  </div>
);

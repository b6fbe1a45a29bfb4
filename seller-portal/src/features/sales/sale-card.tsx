import type { Sale } from "@haat/api-contract/sale/schemas";
import { OfferStatusDot } from "@haat/product-form/offers/offer-status";
import { buttonClass } from "@haat/ui/button";
import { indianNumber } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";

export type SaleActs = Record<"onEdit" | "onEnd" | "onDelete", (sale: Sale) => void>;

const look = buttonClass({ variant: "quiet", size: "small" });

type Props = { sale: Sale; goods: string; mayEdit: boolean; acts: SaleActs };

/** A sale: what it lowers, and until when. */
export function SaleCard({ sale, goods, mayEdit, acts }: Props) {
  const { title, percent, status, startsAt, endsAt, variants } = sale;
  const act = (label: string, run: (sale: Sale) => void) => (
    <button type="button" className={look} aria-label={`${label}: ${title}`} onClick={() => run(sale)}>
      {label}
    </button>
  );
  const facts = [
    ["Discount", percent === null ? "Per variant" : `${percent} %`],
    ["Products", percent === null ? "Individual variants" : goods],
    ["Prices", indianNumber(variants)],
  ];
  return (
    <article aria-label={`Sale ${title}`} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 break-words text-base">{title}</h2>
        <OfferStatusDot status={status} />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="-mx-2 mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <p className="px-2 text-sm text-muted">
          {status === "scheduled" && `${instantText(startsAt)} to ${instantText(endsAt)}`}
          {status === "running" && `Ends ${instantText(endsAt)}`}
          {status === "over" && `Ended ${instantText(endsAt)}`}
        </p>
        <div className="flex flex-wrap">
          {status === "running" && act("End now", acts.onEnd)}
          {mayEdit && status !== "over" && act("Edit", acts.onEdit)}
          {status !== "running" && act("Delete", acts.onDelete)}
        </div>
      </div>
    </article>
  );
}

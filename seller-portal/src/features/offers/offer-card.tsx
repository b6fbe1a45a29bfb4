import type { OfferStatus } from "@haat/api-contract/back-office/offer-fields";
import { OfferStatusDot } from "@haat/product-form/offers/offer-status";
import { buttonClass } from "@haat/ui/button";

/** What a seller may do with an offer; undefined: not now. */
export type OfferActs = Record<"onEdit" | "onEnd" | "onDelete", (() => void) | undefined>;

const look = buttonClass({ variant: "quiet", size: "small" });

type Props = {
  /** E.g. "Coupon". */
  kind: string;
  name: string;
  /** One line under its name. */
  text?: string;
  status: OfferStatus;
  facts: readonly (readonly [name: string, value: string])[];
  /** When it starts or ends, in words. */
  when: string;
  acts: OfferActs;
};

/** A sale or coupon: what it takes off, until when, and what can be done with it. */
export function OfferCard({ kind, name, text, status, facts, when, acts }: Props) {
  const act = (label: string, run: (() => void) | undefined) =>
    run && (
      <button type="button" className={look} aria-label={`${label}: ${name}`} onClick={run}>
        {label}
      </button>
    );
  return (
    <article aria-label={`${kind} ${name}`} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 break-words text-base">{name}</h2>
        <OfferStatusDot status={status} />
      </div>
      {text && <p className="mt-1 break-words text-sm text-muted">{text}</p>}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([fact, value]) => (
          <div key={fact} className="min-w-0">
            <dt className="text-muted">{fact}</dt>
            <dd className="break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="-mx-2 mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <p className="px-2 text-sm text-muted">{when}</p>
        <div className="flex flex-wrap">
          {act("End now", acts.onEnd)}
          {act("Edit", acts.onEdit)}
          {act("Delete", acts.onDelete)}
        </div>
      </div>
    </article>
  );
}

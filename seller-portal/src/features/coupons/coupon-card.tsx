import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { OfferStatusDot } from "@haat/product-form/offers/offer-status";
import { couponUsesText, couponValueText } from "@haat/product-form/offers/offer-texts";
import { buttonClass } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";

export type CouponActs = Record<"onEdit" | "onEnd" | "onDelete", (coupon: Coupon) => void>;

const look = buttonClass({ variant: "quiet", size: "small" });

type Props = { coupon: Coupon; goods: string; mayEdit: boolean; acts: CouponActs };

/** A coupon: what it takes off, until when, and what it has brought. */
export function CouponCard({ coupon, goods, mayEdit, acts }: Props) {
  const { code, title, status, startsAt, endsAt, minGoods, uses, given, revenue } = coupon;
  const act = (label: string, run: (coupon: Coupon) => void) => (
    <button type="button" className={look} aria-label={`${label}: ${code}`} onClick={() => run(coupon)}>
      {label}
    </button>
  );
  const facts = [
    ["Discount", couponValueText(coupon)],
    ["Products", minGoods > 0 ? `${goods} from ${orderRupees(minGoods)}` : goods],
    ["Orders", couponUsesText(coupon)],
    ["You gave", orderRupees(given)],
    ["Order value", orderRupees(revenue)],
  ];
  return (
    <article aria-label={`Coupon ${code}`} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="break-all text-base">{code}</h2>
        <OfferStatusDot status={status} />
      </div>
      <p className="mt-1 break-words text-sm text-muted">{title}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="-mx-2 mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <p className="px-2 text-sm text-muted">
          {status === "scheduled"
            ? `Starts ${instantText(startsAt)}`
            : `${status === "over" ? "Ended" : "Ends"} ${instantText(endsAt)}`}
        </p>
        <div className="flex flex-wrap">
          {status === "running" && act("End now", acts.onEnd)}
          {mayEdit && act("Edit", acts.onEdit)}
          {uses === 0 && act("Delete", acts.onDelete)}
        </div>
      </div>
    </article>
  );
}

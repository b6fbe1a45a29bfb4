import type { Review } from "@haat/api-contract/review/schemas";
import { indianNumber } from "@haat/ui/format";
import { starShares } from "./review-summary";

export const ReviewHistogram = ({ reviews }: { reviews: Review[] }) => (
  <ul className="mt-4 space-y-1.5 text-sm tabular-nums">
    {starShares(reviews).map(({ stars, count, percent }) => (
      <li key={stars} className="flex items-center gap-3">
        <span className="w-14 shrink-0 text-muted">
          {stars} {stars === 1 ? "star" : "stars"}
        </span>
        <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        <span className="w-8 text-right text-muted">{indianNumber(count)}</span>
      </li>
    ))}
  </ul>
);

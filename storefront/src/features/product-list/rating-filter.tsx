import { classNames } from "@haat/ui/class-names";
import { indianNumber } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";

const steps = [4, 3, 2, 1];

type Props = {
  rating: number | null;
  counts: ReadonlyArray<{ stars: number; count: number }>;
  onChange: (rating: number | null) => void;
};

/** Minimum stars; clicking the active one removes it. Without JavaScript each submits the form around it. */
export const RatingFilter = ({ rating, counts, onChange }: Props) => (
  <ul className="-mx-2">
    {steps.map((stars) => (
      <li key={stars}>
        <button
          type="submit"
          name="rating"
          value={rating === stars ? "" : stars}
          aria-pressed={rating === stars}
          onClick={() => onChange(rating === stars ? null : stars)}
          className={classNames(
            "flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-sm transition hover:bg-sunken",
            rating === stars && "bg-primary-soft font-semibold",
          )}
        >
          <RatingStars rating={stars} />
          <span>& up</span>
          <span className="ml-auto tabular-nums text-muted">
            {indianNumber(counts.find((one) => one.stars === stars)?.count ?? 0)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

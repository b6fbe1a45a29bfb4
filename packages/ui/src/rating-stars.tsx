import { classNames } from "./class-names";

/** Half stars that are lit for a rating from 0 to 5: each fraction of 0.5 is a half. */
export const litHalves = (rating: number): number => Math.floor(rating * 2);

type Props = { /** 0 to 5. */ rating: number; className?: string };

/**
 * Five stars in the accent colour, with a half star from a fraction of 0.5. Screen readers read the number. A single
 * element: a list has some two dozen of them. An attribute, since pages allow no inline styles.
 */
export const RatingStars = ({ rating, className }: Props) => (
  <span
    role="img"
    aria-label={`Rated ${rating.toFixed(1)} out of 5`}
    className={classNames("rating-stars text-base", className)}
    data-lit={litHalves(rating)}
  />
);

import { Star, StarSolid } from "@medusajs/icons";

const five = [1, 2, 3, 4, 5];

/** A rating as stars, read out as words. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="text-ui-tag-orange-icon inline-flex">
    {five.map((star) =>
      star <= rating ? (
        <StarSolid key={star} aria-hidden />
      ) : (
        <Star key={star} aria-hidden className="text-ui-fg-muted" />
      ),
    )}
  </span>
);

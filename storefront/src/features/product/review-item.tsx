import type { Review } from "@haat/api-contract/review/schemas";
import { longBritishDate } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";
import { reviewerName } from "./review-summary";

export const ReviewItem = ({ review }: { review: Review }) => (
  <li className="py-5 first:pt-0">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <RatingStars rating={review.rating} />
      <span className="font-semibold">{reviewerName(review.userId?.email)}</span>
      <span className="text-muted">{longBritishDate(review.createdAt)}</span>
    </p>
    {review.comment && <p className="mt-2 max-w-text whitespace-pre-line break-words">{review.comment}</p>}
    {review.image && (
      <img
        src={review.image}
        alt="From the buyer"
        width={128}
        height={128}
        loading="lazy"
        className="mt-3 size-32 rounded-control border border-line object-cover"
      />
    )}
  </li>
);

import { reviewMessages } from "@haat/api-contract/review/messages";
import type { Review } from "@haat/api-contract/review/schemas";
import { longBritishDate } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";
import { linkedPicture, PlainLink } from "../../../lib/without-script";
import { ProductPicture } from "../../product-card/product-picture";

/** A review's author: the part of the e-mail before the @, capitalised, or "Verified Buyer" without one. */
export function reviewerName(email: string | undefined): string {
  const name = (email ?? "").split("@")[0]?.trim() ?? "";
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : reviewMessages.verifiedBuyer;
}

type Props = { review: Review; onPicture: (src: string) => void };

export function ReviewItem({ review, onPicture }: Props) {
  const name = reviewerName(review.userId?.email);
  const { image, answer } = review;
  return (
    <li className="py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <RatingStars rating={review.rating} />
        <span className="break-words font-semibold">{name}</span>
        <span className="text-muted">{longBritishDate(review.createdAt)}</span>
      </p>
      {review.comment && <p className="mt-2 max-w-text whitespace-pre-line break-words">{review.comment}</p>}
      {image && (
        <div className="relative mt-3 size-28 overflow-hidden rounded-control border border-line bg-sunken">
          <button
            type="button"
            aria-label={`Image from ${name}: view full screen`}
            onClick={() => onPicture(image)}
            className={`block size-full cursor-zoom-in focus-visible:-outline-offset-2 ${linkedPicture.button}`}
          >
            <ProductPicture src={image} alt="" sizes="112px" className={`object-cover ${linkedPicture.seen}`} />
          </button>
          <PlainLink to={image} label={`Image from ${name}: view full size`} />
        </div>
      )}
      {answer && (
        <div className="mt-3 max-w-text border-l-2 border-primary pl-4 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">Reply from Haat</span>
            <span className="text-muted">{longBritishDate(answer.createdAt)}</span>
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{answer.text}</p>
        </div>
      )}
    </li>
  );
}

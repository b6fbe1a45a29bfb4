import type { Product } from "@haat/api-contract/catalog/schemas";
import type { Review } from "@haat/api-contract/review/schemas";
import { RetryAlert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { indianNumber } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LatePart } from "../../../lib/late-part";
import { needsScript } from "../../../lib/without-script";
import { reviewsQuery } from "../api/late-parts.queries";
import { ReviewsSkeleton } from "../skeletons";
import { ReviewItem } from "./review-item";

type StarShare = {
  stars: number;
  count: number;
  /** Percentage of all reviews. */
  percent: number;
};

/** Number and percentage of reviews for each of five to one star. */
export function starShares(reviews: ReadonlyArray<Pick<Review, "rating">>): StarShare[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, percent: reviews.length > 0 ? (count / reviews.length) * 100 : 0 };
  });
}

const loadMediaViewer = () => import("../gallery/media-viewer");

/** Number of reviews shown at first. */
const shownFirst = 1;

/** The histogram and the newest review, and all reviews on demand. A lazy part, loaded near the viewport. */
export default function Reviews({ product }: { product: Pick<Product, "_id" | "averageRating" | "totalReviews"> }) {
  const { data: reviews, error, refetch } = useQuery(reviewsQuery(product._id));
  const [all, setAll] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <>
      {reviews ? (
        reviews.length > 0 ? (
          <div className="mt-4 grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="rounded-card border border-line bg-surface p-5">
              <p className="flex items-center gap-3">
                <span className="text-3xl font-semibold tabular-nums">{product.averageRating.toFixed(1)}</span>
                <span>
                  <RatingStars rating={product.averageRating} className="text-lg" />
                  <span className="block text-sm text-muted">
                    {indianNumber(product.totalReviews)} {product.totalReviews === 1 ? "review" : "reviews"}
                  </span>
                </span>
              </p>
              <ReviewHistogram reviews={reviews} />
            </div>
            <div>
              <ul className="divide-y divide-line">
                {(all ? reviews : reviews.slice(0, shownFirst)).map((review) => (
                  <ReviewItem key={review._id} review={review} onPicture={setPicture} />
                ))}
              </ul>
              {!all && reviews.length > shownFirst && (
                <>
                  <Button variant="secondary" onClick={() => setAll(true)} className={`mt-4 ${needsScript}`}>
                    Show More Reviews
                  </Button>
                  <noscript>
                    <ul className="divide-y divide-line border-t border-line [&>li]:!pt-5">
                      {reviews.slice(shownFirst).map((review) => (
                        <ReviewItem key={review._id} review={review} onPicture={setPicture} />
                      ))}
                    </ul>
                  </noscript>
                </>
              )}
            </div>
          </div>
        ) : (
          <p className="mt-4 text-muted">No reviews yet. Customers who buy this product can review it.</p>
        )
      ) : error ? (
        <RetryAlert className="mt-4" onRetry={() => refetch()}>
          Error: {error.message || "The reviews could not be loaded."}
        </RetryAlert>
      ) : (
        <ReviewsSkeleton />
      )}
      {picture && (
        <LatePart load={loadMediaViewer} onFailed={() => setPicture(null)}>
          {(MediaViewer) => (
            <MediaViewer
              title="Customer image"
              media={[{ kind: "picture", src: picture, alt: "Customer image" }]}
              first={0}
              onClose={() => setPicture(null)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}

const ReviewHistogram = ({ reviews }: { reviews: Review[] }) => (
  <ul className="mt-4 space-y-1.5 text-sm tabular-nums">
    {starShares(reviews).map(({ stars, count, percent }) => (
      <li key={stars} className="flex items-center gap-3">
        <span className="w-14 shrink-0 text-muted">
          {stars} {stars === 1 ? "star" : "stars"}
        </span>
        {/* An SVG: a server renders this too, and the security policy forbids inline styles. */}
        <svg
          aria-hidden
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="h-2 w-0 flex-1 rounded-full bg-sunken fill-accent"
        >
          <rect width={percent} height="1" />
        </svg>
        <span className="w-8 text-right text-muted">{indianNumber(count)}</span>
      </li>
    ))}
  </ul>
);

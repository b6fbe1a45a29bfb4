import { reviewMessages } from "@haat/api-contract/review/messages";
import type { Review } from "@haat/api-contract/review/schemas";

export type StarShare = { stars: number; count: number /** Of all reviews, 0 to 100. */; percent: number };

/** How the reviews spread over five to one star. */
export function starShares(reviews: ReadonlyArray<Pick<Review, "rating">>): StarShare[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, percent: reviews.length > 0 ? (count / reviews.length) * 100 : 0 };
  });
}

/** Who wrote a review: the part of the e-mail before the @ with a capital, or "Verified Buyer" where there is none. */
export function reviewerName(email: string | undefined): string {
  const name = (email ?? "").split("@")[0]?.trim() ?? "";
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : reviewMessages.verifiedBuyer;
}

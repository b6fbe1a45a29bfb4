import { indianNumber, longBritishDate } from "@haat/ui/format";
import { RatingStars } from "@haat/ui/rating-stars";
import { useQuery } from "@tanstack/react-query";
import { sellerQuery } from "./api/seller.queries";

/** How shoppers find what somebody sells, and since when they sell here. */
export function SellerIntro({ id }: { id: string }) {
  const { data: seller } = useQuery(sellerQuery(id));
  if (!seller) return <p className="mt-2 min-h-6" />;
  return (
    <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {seller.reviews > 0 ? (
        <span className="inline-flex items-center gap-2 tabular-nums">
          <RatingStars rating={seller.rating} />
          {seller.rating.toFixed(1)} ({indianNumber(seller.reviews)} {seller.reviews === 1 ? "review" : "reviews"} of
          its products)
        </span>
      ) : (
        <span>No reviews yet</span>
      )}
      <span>Sells at Haat since {longBritishDate(seller.since)}</span>
      <a href="#seller-details" className="font-semibold text-primary underline underline-offset-4">
        Seller details
      </a>
    </div>
  );
}

import type { ProductCard as Product } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { cardRupees, indianNumber } from "@haat/ui/format";
import { Price } from "@haat/ui/price";
import { RatingStars } from "@haat/ui/rating-stars";
import { Skeleton } from "@haat/ui/skeleton";
import { useState } from "react";
import { Link } from "react-router-dom";
import { productPath } from "../../lib/page-paths";
import { WishlistHeart } from "../wishlist/components/wishlist-heart";
import { CardButton } from "./card-button";
import { ProductPicture } from "./product-picture";

type Props = { product: Product /** For the cards in the first viewport. */; priority?: boolean };

/** Computed from the columns of lists; rows of similar products differ by a few pixels. */
const sizes =
  "(min-width: 1280px) 240px, (min-width: 1024px) calc(33vw - 125px), (min-width: 640px) calc(33vw - 24px), calc(50vw - 22px)";

/** A product in a list. The whole card is a link to its page; the heart and the button are above that link. */
export function ProductCard({ product, priority }: Props) {
  const soldOut = product.quantity === 0;
  const [pointedAt, setPointedAt] = useState(false);
  return (
    <article
      onPointerEnter={(event) => event.pointerType === "mouse" && setPointedAt(true)}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-card"
    >
      <div className={classNames("relative aspect-square bg-sunken", soldOut && "opacity-60 grayscale")}>
        <ProductPicture src={product.images[0]} alt="" sizes={sizes} priority={priority} />
        {pointedAt && product.images[1] && (
          <span className="absolute inset-0 opacity-0 transition-opacity duration-panel group-hover:opacity-100">
            <ProductPicture src={product.images[1]} alt="" sizes={sizes} />
          </span>
        )}
      </div>
      {soldOut && (
        <span className="absolute left-1.5 top-1.5 rounded-full bg-ink px-2 py-1 text-xs font-semibold text-paper sm:left-2 sm:top-2 sm:px-2.5">
          OUT OF STOCK
        </span>
      )}
      <WishlistHeart product={product} className="absolute right-1 top-1 z-10 bg-surface/80 hover:bg-surface" />
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <p className="truncate text-xs uppercase tracking-wide text-muted">{product.brand}</p>
        <h3 className={classNames("text-sm font-medium leading-5", soldOut && "text-muted")}>
          <Link to={productPath(product)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
            {product.title}
          </Link>
        </h3>
        <CardRating rating={product.averageRating} count={product.totalReviews} />
        <div className="mt-auto pt-1">
          <Price
            amount={product.finalPrice}
            mrp={product.price}
            percentOff={product.discountPercent}
            format={cardRupees}
            size="small"
            stacked
          />
        </div>
        {!soldOut && <CardButton product={product} />}
      </div>
    </article>
  );
}

const CardRating = ({ rating, count }: { rating: number; count: number }) => (
  <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted">
    {count > 0 ? (
      <>
        <RatingStars rating={rating} className="text-sm" />
        <span>
          ({indianNumber(count)}
          <span className="sr-only"> reviews</span>)
        </span>
      </>
    ) : (
      "No reviews yet"
    )}
  </p>
);

/** As big as the card, to avoid a layout shift. */
export const ProductCardSkeleton = () => (
  <div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
    <Skeleton className="aspect-square !rounded-none" />
    <div className="flex flex-col gap-1 p-3 sm:p-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-1 h-6 w-3/4" />
      <Skeleton className="mt-2 h-11" />
    </div>
  </div>
);

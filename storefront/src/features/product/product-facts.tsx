import type { Product, RecentPrices, Variant } from "@haat/api-contract/catalog/schemas";
import { indianNumber, wholeRupees } from "@haat/ui/format";
import { Price } from "@haat/ui/price";
import { RatingStars } from "@haat/ui/rating-stars";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { LatePart } from "../../lib/late-part";
import { recentPriceText } from "./recent-price";

const loadSaleEnd = () => import("./sale-end");

/** Title, brand, model, stars. */
export const ProductHeading = ({ product }: { product: Product }) => (
  <div>
    {product.brand && <p className="text-sm font-semibold uppercase tracking-wide text-muted">{product.brand}</p>}
    <h1 className="mt-1 break-words text-2xl">{product.title}</h1>
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {product.totalReviews > 0 ? (
        <a href="#reviews" className="inline-flex min-h-8 items-center gap-2 hover:text-ink hover:underline">
          <RatingStars rating={product.averageRating} />
          <span className="tabular-nums">
            {product.averageRating.toFixed(1)} ({indianNumber(product.totalReviews)}{" "}
            {product.totalReviews === 1 ? "review" : "reviews"})
          </span>
        </a>
      ) : (
        <span>No reviews yet</span>
      )}
      {product.modelNumber && <span>Model: {product.modelNumber}</span>}
    </div>
  </div>
);

type Priced = Pick<Variant, "price" | "finalPrice" | "discountPercentage" | "quantity">;

/** Price and stock, of the chosen variant if there is one. */
export const PriceBlock = ({
  priced,
  from,
  saleEndsAt,
  recent,
}: {
  priced: Priced;
  /** Variants differ in price and none is chosen. */
  from: boolean;
  /** Null: the price does not end by itself. */
  saleEndsAt: string | null;
  /** Of the product's own price; undefined of a variant with another one. */
  recent: RecentPrices | undefined;
}) => (
  <div>
    <div className="flex flex-wrap items-baseline gap-x-2">
      {from && <span className="text-muted">From</span>}
      <Price
        amount={priced.finalPrice}
        mrp={priced.price}
        percentOff={priced.discountPercentage}
        format={wholeRupees}
        size="large"
      />
    </div>
    {saleEndsAt && (
      <LatePart load={loadSaleEnd} quiet placeholder={<p className="mt-1 text-sm">&nbsp;</p>}>
        {(SaleEnd) => <SaleEnd endsAt={saleEndsAt} />}
      </LatePart>
    )}
    <p className="mt-1 text-sm text-muted">
      Inclusive of all taxes
      <RecentPrice price={priced.finalPrice} recent={recent} />
    </p>
    <p role="status" className="mt-3 flex items-center gap-1.5 text-sm font-semibold">
      {priced.quantity > 0 ? (
        <span className="flex items-center gap-1.5 text-success">
          <CircleCheck aria-hidden className="size-4" />
          In Stock (Available: {indianNumber(priced.quantity)})
        </span>
      ) : (
        <span className="flex items-center gap-1.5 text-sale">
          <CircleX aria-hidden className="size-4" />
          Out of Stock
        </span>
      )}
    </p>
  </div>
);

function RecentPrice({ price, recent }: { price: number; recent: RecentPrices | undefined }) {
  const text = recent && recentPriceText(price, recent, wholeRupees);
  return text ? <span className="ml-2 font-semibold">· {text}</span> : null;
}

import type { Product, RecentPrices } from "@haat/api-contract/catalog/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LatePart } from "../../lib/late-part";
import { needsScriptTexts, WithoutScript } from "../../lib/without-script";
import { AddToCartButton } from "../cart/components/add-to-cart-button";
import { BuyNowButton } from "../cart/components/buy-now-button";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { SoldBy } from "../seller/sold-by";
import { WishlistHeart } from "../wishlist/components/wishlist-heart";
import { Gallery } from "./gallery/gallery";
import { productMedia } from "./gallery/product-media";
import { PriceBlock, ProductHeading } from "./product-facts";
import { ShareButton } from "./share-button";
import { BeforeBuyingSkeleton, DetailsSkeleton, ReviewsSkeleton, SimilarSkeleton } from "./skeletons";
import { StructuredData } from "./structured-data";
import { useChosenVariant } from "./use-chosen-variant";
import { VariantPicker } from "./variant-picker";

const loadBeforeBuying = () => import("./before-buying");
const loadDetails = () => import("./product-details");
const loadReviews = () => import("./reviews/reviews");
const loadSimilar = () => import("./similar-products");

/** A loaded product. */
export function ProductView({ product }: { product: Product & { recentPrices?: RecentPrices | undefined } }) {
  const { choice, choose, variant } = useChosenVariant(product);
  const [asked, setAsked] = useState(0);
  const askToChoose = () => setAsked((before) => before + 1);
  const queries = useQueryClient();
  const media = productMedia(product, choice.color);
  const priced = variant ?? { ...product, discountPercentage: product.discountPercent };
  const pricesDiffer = new Set(product.variants.map((one) => one.finalPrice)).size > 1;
  const { categoryId: category, subCategoryId: subCategory } = product;
  return (
    <div className="page pb-24 pt-4 lg:pb-0">
      <Breadcrumbs
        crumbs={[
          ...(category ? [{ label: category.title, to: `/products/category/${category._id}` }] : []),
          ...(subCategory ? [{ label: subCategory.title, to: `/subcategory/${subCategory._id}` }] : []),
          { label: product.title },
        ]}
      />
      <div className="mt-3 grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
        <div className="relative min-w-0 md:self-start lg:sticky lg:below-header">
          {/* Another colour has other pictures: the gallery starts anew. */}
          <Gallery key={media[0]?.src} title={product.title} media={media} />
          <div className="absolute right-3 top-3 z-10 flex flex-col gap-2">
            <WishlistHeart
              product={product}
              variantId={variant?._id}
              onChanged={() => queries.invalidateQueries({ queryKey: ["product"] })}
              className="border border-line bg-surface hover:border-edge"
            />
            <ShareButton title={product.title} className="border border-line !bg-surface hover:border-edge" />
          </div>
        </div>
        <div className="min-w-0 space-y-6">
          <ProductHeading product={product} />
          <SoldBy seller={product.seller} />
          <PriceBlock
            priced={priced}
            from={!variant && pricesDiffer}
            saleEndsAt={product.saleEndsAt ?? null}
            recent={priced.finalPrice === product.finalPrice ? product.recentPrices : undefined}
          />
          {product.variants.length > 0 && (
            <VariantPicker variants={product.variants} choice={choice} onChoose={choose} asked={asked} />
          )}
          <WithoutScript>{needsScriptTexts.buy}</WithoutScript>
          <div
            data-bottom-bar
            className="no-script:!hidden fixed inset-x-0 bottom-0 z-20 flex gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0"
          >
            <AddToCartButton
              product={product}
              variant={variant}
              place="product"
              onUnchosen={askToChoose}
              size="large"
              className="flex-1 whitespace-nowrap max-sm:!px-2"
            />
            <BuyNowButton
              product={product}
              variant={variant}
              place="product"
              onUnchosen={askToChoose}
              size="large"
              className="flex-1 whitespace-nowrap max-sm:!px-2"
            />
          </div>
          <LatePart load={loadBeforeBuying} placeholder={<BeforeBuyingSkeleton />}>
            {(BeforeBuying) => <BeforeBuying product={product} variantId={variant?._id} priced={priced} />}
          </LatePart>
        </div>
      </div>
      <div className="mt-12 space-y-10 border-t border-line pt-10 lg:mt-16">
        <LatePart load={loadDetails} placeholder={<DetailsSkeleton />}>
          {(ProductDetails) => <ProductDetails product={product} />}
        </LatePart>
        <section id="reviews" aria-labelledby="reviews-title">
          <h2 id="reviews-title" className="text-xl">
            Ratings & reviews
          </h2>
          <LatePart whenNear load={loadReviews} placeholder={<ReviewsSkeleton />}>
            {(Reviews) => <Reviews product={product} />}
          </LatePart>
        </section>
        <LatePart whenNear quiet load={loadSimilar} placeholder={<SimilarSkeleton />}>
          {(SimilarProducts) => <SimilarProducts product={product} />}
        </LatePart>
      </div>
      <StructuredData product={product} />
    </div>
  );
}

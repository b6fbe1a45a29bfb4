import type { Product } from "@haat/api-contract/catalog/schemas";
import { productPath } from "../../lib/page-paths";

/** A product as a schema.org object, for search engines. `origin` makes its URLs absolute. */
export function toStructuredData(product: Product, origin: string): object {
  const url = new URL(productPath(product), origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    image: product.images.map((image) => new URL(image, origin).href),
    sku: product._id,
    url,
    ...(product.modelNumber && { mpn: product.modelNumber }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.categoryId && { category: product.categoryId.title }),
    ...(product.totalReviews > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.averageRating,
        reviewCount: product.totalReviews,
      },
    }),
    offers: { ...offersOf(product), url, itemCondition: "https://schema.org/NewCondition" },
  };
}

/** One price, or the price range of the variants. */
function offersOf({ variants, finalPrice, quantity, returnPolicy }: Product): object {
  const prices = variants.map((variant) => variant.finalPrice);
  const [low, high] = [Math.min(finalPrice, ...prices), Math.max(finalPrice, ...prices)];
  const price =
    low === high
      ? { "@type": "Offer", price: finalPrice }
      : { "@type": "AggregateOffer", lowPrice: low, highPrice: high, offerCount: variants.length };
  return {
    ...price,
    priceCurrency: "INR",
    availability: `https://schema.org/${quantity > 0 ? "InStock" : "OutOfStock"}`,
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      ...(returnPolicy.isReturnable
        ? {
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: returnPolicy.returnDays,
          }
        : { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }),
    },
  };
}

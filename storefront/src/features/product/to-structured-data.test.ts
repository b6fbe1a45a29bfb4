import type { Product } from "@haat/api-contract/catalog/schemas";
import { toStructuredData } from "./to-structured-data";

const product = {
  _id: "prod_1",
  title: "Kurta </script>",
  slug: "kurta",
  description: "Soft.",
  images: ["/media/a.webp"],
  brand: "Rangreet",
  modelNumber: "",
  categoryId: null,
  averageRating: 4.5,
  totalReviews: 2,
  finalPrice: 500,
  quantity: 3,
  variants: [],
  returnPolicy: { isReturnable: true, returnDays: 10, warranty: "" },
} as unknown as Product;
const variant = (finalPrice: number) => ({ finalPrice }) as Product["variants"][number];

describe("a product's structured data", () => {
  it("has absolute URLs, the price in rupees and the rating", () => {
    expect(toStructuredData(product, "https://haat.test")).toMatchObject({
      url: "https://haat.test/product/kurta/prod_1",
      image: ["https://haat.test/media/a.webp"],
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      offers: {
        "@type": "Offer",
        price: 500,
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        hasMerchantReturnPolicy: { merchantReturnDays: 10 },
      },
    });
  });

  it("has a price range if variants differ, and no rating without reviews", () => {
    const wide = { ...product, totalReviews: 0, quantity: 0, variants: [variant(500), variant(800)] };
    const data = toStructuredData(wide, "https://haat.test");
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).toMatchObject({
      offers: { lowPrice: 500, highPrice: 800, offerCount: 2, availability: "https://schema.org/OutOfStock" },
    });
  });
});

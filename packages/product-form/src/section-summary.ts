import type { SectionId } from "./sections";
import { shownPrice } from "./shown-price";
import type { ProductValues } from "./values";
import { wordsIn } from "./word-list";

const some = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** A short summary of a closed section. */
export function sectionSummary(id: SectionId, values: ProductValues, categoryTitle: string): string {
  const { price, quantity } = shownPrice(values);
  const words: Record<SectionId, string[]> = {
    basic: [values.title.trim(), values.brand.trim()],
    categories: [categoryTitle],
    price: [price && `₹${price}`, quantity && `${quantity} in stock`],
    shipping: [
      ...some(wordsIn(values.serviceablePincodes).length, "pincode"),
      values.isReturnable ? `Returnable for ${values.returnDays || "0"} days` : "Not returnable",
    ],
    details: [
      ...some(values.variants.length, "variant"),
      ...some(values.attributes.length, "attribute"),
      ...some(values.offers.length, "offer"),
      ...some(values.specifications.length, "section"),
    ],
    media: [...some(values.images.length, "picture"), ...some(values.videos.length, "video")],
    seo: [values.status ? "Active" : "Inactive", values.isFeatured ? "Featured" : ""],
  };
  return words[id].filter(Boolean).join(", ");
}

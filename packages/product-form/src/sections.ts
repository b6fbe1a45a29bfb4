import type { draftFields, ProductField } from "./parts";

type Field = ProductField | (typeof draftFields)[number];
export type SectionId = "basic" | "categories" | "price" | "shipping" | "details" | "media" | "seo";
export type Section = { id: SectionId; title: string; fields: readonly Field[] };

/** In the form's order, in which the first error is searched too. */
export const sections: readonly Section[] = [
  {
    id: "basic",
    title: "Basic Information",
    fields: ["title", "brand", "modelNumber", "hsnCode", "tags", "description"],
  },
  { id: "categories", title: "Categorization", fields: ["categoryId", "subCategoryId"] },
  { id: "price", title: "Pricing & Stock", fields: ["price", "discountPrice", "currency", "quantity", "inStock"] },
  {
    id: "shipping",
    title: "Shipping & Returns",
    fields: [
      "serviceablePincodes",
      "deliveryCharge",
      "freeDeliveryAbove",
      "weight",
      "length",
      "width",
      "height",
      "isReturnable",
      "returnDays",
      "warranty",
    ],
  },
  {
    id: "details",
    title: "Details & Specifications",
    fields: ["variants", "newVariant", "attributes", "newAttribute", "offers", "newOffer", "specifications"],
  },
  { id: "media", title: "Media", fields: ["images", "videos", "newVideo"] },
  {
    id: "seo",
    title: "SEO & Visibility",
    fields: [
      "seoTitle",
      "ogTitle",
      "seoDescription",
      "ogDescription",
      "seoKeywords",
      "canonicalUrl",
      "ogImage",
      "status",
      "isFeatured",
    ],
  },
];

/** The section of a field by its path in the form: `variants.2.sku` is in the details. */
export function sectionOf(path: string): Section | null {
  const [field] = path.split(".");
  return sections.find(({ fields }) => fields.some((one) => one === field)) ?? null;
}

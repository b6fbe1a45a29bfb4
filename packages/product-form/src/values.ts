import { productDefaults } from "@haat/api-contract/product/limits";

/**
 * The form's values. Numbers are kept as text, so that an empty field differs from zero; word lists are one
 * comma-separated text.
 */
export type ProductValues = {
  title: string;
  brand: string;
  modelNumber: string;
  hsnCode: string;
  tags: string;
  description: string;
  categoryId: string;
  /** Empty for none. */
  subCategoryId: string;
  price: string;
  discountPrice: string;
  currency: string;
  quantity: string;
  inStock: boolean;
  serviceablePincodes: string;
  isReturnable: boolean;
  deliveryCharge: string;
  freeDeliveryAbove: string;
  /** Grams. */
  weight: string;
  /** Centimetres, as are the other two. */
  length: string;
  width: string;
  height: string;
  returnDays: string;
  warranty: string;
  variants: VariantValues[];
  attributes: AttributeValues[];
  offers: OfferValues[];
  specifications: SpecificationValues[];
  images: Medium[];
  videos: Medium[];
  seoTitle: string;
  ogTitle: string;
  seoDescription: string;
  ogDescription: string;
  seoKeywords: string;
  canonicalUrl: string;
  ogImage: string;
  status: boolean;
  isFeatured: boolean;
  /** Drafts of list entries that have not been added yet. */
  newVariant: VariantValues;
  newAttribute: AttributeValues;
  newOffer: OfferValues;
  newVideo: string;
};

/** A picture or a video: a URL, or a file that is not uploaded yet. */
export type Medium = { key: string; url: string; file?: undefined } | { key: string; file: File; url?: undefined };

export type VariantValues = {
  /** The stored id; empty for a new variant. */
  variantId: string;
  color: string;
  size: string;
  sku: string;
  price: string;
  discountPrice: string;
  quantity: string;
  images: Medium[];
};

/** `attributeId` is the stored id; empty for a new one. */
export type AttributeValues = { attributeId: string; key: string; value: string };

/** `validTill` is a day in India, `2026-12-31`, or empty; `instant` the exact stored end. */
export type OfferValues = { title: string; description: string; validTill: string; instant: string };

export type SpecificationValues = { title: string; details: { label: string; value: string }[] };

export const emptyVariant: VariantValues = {
  variantId: "",
  color: "",
  size: "",
  sku: "",
  price: "",
  discountPrice: "",
  quantity: "",
  images: [],
};
export const emptyAttribute: AttributeValues = { attributeId: "", key: "", value: "" };
export const emptyOffer: OfferValues = { title: "", description: "", validTill: "", instant: "" };
export const newSection = (): SpecificationValues => ({
  title: productDefaults.specificationTitle,
  details: [{ label: "", value: "" }],
});

/** The values of an empty form. */
export const newProduct = (): ProductValues => ({
  title: "",
  brand: "",
  modelNumber: "",
  hsnCode: "",
  tags: "",
  description: "",
  categoryId: "",
  subCategoryId: "",
  price: "",
  discountPrice: "",
  currency: productDefaults.currency,
  quantity: "",
  inStock: productDefaults.inStock,
  serviceablePincodes: "",
  isReturnable: productDefaults.returnPolicy.isReturnable,
  deliveryCharge: "",
  freeDeliveryAbove: "",
  weight: "",
  length: "",
  width: "",
  height: "",
  returnDays: String(productDefaults.returnPolicy.returnDays),
  warranty: "",
  variants: [],
  attributes: [],
  offers: [],
  specifications: [],
  images: [],
  videos: [],
  seoTitle: "",
  ogTitle: "",
  seoDescription: "",
  ogDescription: "",
  seoKeywords: "",
  canonicalUrl: "",
  ogImage: "",
  status: productDefaults.status,
  isFeatured: productDefaults.isFeatured,
  newVariant: emptyVariant,
  newAttribute: emptyAttribute,
  newOffer: emptyOffer,
  newVideo: "",
});

// The Swedish locale formats dates like ISO 8601.
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** The day in India of an instant: `2026-12-31`. */
export const indianDay = (instant: string): string => day.format(new Date(instant));

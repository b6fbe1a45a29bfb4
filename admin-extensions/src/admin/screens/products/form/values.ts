/**
 * A product as the form holds it. Numbers are the texts that were typed, so that an empty field is not a zero; lists of
 * words are one text with commas.
 */
export type ProductValues = {
  title: string;
  brand: string;
  modelNumber: string;
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
  /** What is being typed to be added to a list, and is not in it yet. */
  newVariant: VariantValues;
  newAttribute: AttributeValues;
  newOffer: OfferValues;
};

/** A picture or a video: an address that the shop or somebody else serves, or a file that is not uploaded yet. */
export type Medium = { key: string; url: string; file?: undefined } | { key: string; file: File; url?: undefined };

export type VariantValues = {
  /** The shop's id; empty for a variant that it does not know yet. */
  id: string;
  color: string;
  size: string;
  sku: string;
  price: string;
  discountPrice: string;
  quantity: string;
  images: Medium[];
};

export type AttributeValues = { key: string; value: string };

/** `validTill` is a day of India's calendar, `2026-12-31`, or empty. */
export type OfferValues = { title: string; description: string; validTill: string };

export type SpecificationValues = { title: string; details: { label: string; value: string }[] };

export const emptyVariant: VariantValues = {
  id: "",
  color: "",
  size: "",
  sku: "",
  price: "",
  discountPrice: "",
  quantity: "",
  images: [],
};
export const emptyAttribute: AttributeValues = { key: "", value: "" };
export const emptyOffer: OfferValues = { title: "", description: "", validTill: "" };
export const newSection = (): SpecificationValues => ({ title: "New Section", details: [{ label: "", value: "" }] });

/** A product that nobody has typed anything of. */
export const newProduct = (): ProductValues => ({
  title: "",
  brand: "",
  modelNumber: "",
  tags: "",
  description: "",
  categoryId: "",
  subCategoryId: "",
  price: "",
  discountPrice: "",
  currency: "INR",
  quantity: "",
  inStock: true,
  serviceablePincodes: "",
  isReturnable: true,
  deliveryCharge: "",
  freeDeliveryAbove: "",
  weight: "",
  length: "",
  width: "",
  height: "",
  returnDays: "7",
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
  status: true,
  isFeatured: false,
  newVariant: emptyVariant,
  newAttribute: emptyAttribute,
  newOffer: emptyOffer,
});

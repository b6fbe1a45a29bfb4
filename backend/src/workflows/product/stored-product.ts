import type { ProductApproval } from "@haat/api-contract/product/words";
import type {
  Attribute,
  Offer,
  ReturnPolicy,
  ShippingRule,
  SpecificationGroup,
} from "#modules/product-details/details";

/** An inventory item of a variant. Quantities in units of the item. */
export type StoredItem = {
  itemId: string;
  required: number;
  /** Total of all locations that the shop sells from. */
  available: number;
  /** Total of all locations. */
  reserved: number;
};

export type StoredVariant = {
  id: string;
  title: string;
  sku: string | null;
  /** Empty if the product has no such choice. */
  color: string;
  size: string;
  /** MRP in rupees; null if the engine has no price in rupees. */
  mrp: number | null;
  /** The lowest price of an active sale list. */
  sale: number | null;
  images: string[];
  /** Whether its stock is counted: in the engine's admin a variant can be made always available. */
  counted: boolean;
  items: StoredItem[];
};

/** The seller of a product, and the staff's decision on it. */
export type StoredSeller = { id: string; name: string; approval: ProductApproval; reason: string; version: string };

type Titled = { id: string; title: string };

/** A product as stored in the engine's tables and ours, read in one statement. */
export type StoredProduct = {
  id: string;
  title: string;
  slug: string;
  description: string;
  published: boolean;
  category: Titled | null;
  subCategory: Titled | null;
  tags: string[];
  images: string[];
  variants: StoredVariant[];
  /** Whether shoppers choose between its variants, by colour or size. */
  hasChoice: boolean;
  /** Whether its variants differ in options besides colour and size; those can only be edited in the engine's admin. */
  hasOtherOptions: boolean;
  brand: string;
  modelNumber: string;
  hsnCode: string;
  videos: string[];
  attributes: Attribute[];
  offers: Offer[];
  specifications: SpecificationGroup[];
  shipping: ShippingRule | null;
  returnPolicy: ReturnPolicy | null;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  canonicalUrl: string;
  isFeatured: boolean;
  inStock: boolean;
  /** Null: the shop itself. */
  seller: StoredSeller | null;
  /** The rating shown in the shop. */
  averageRating: number;
  totalReviews: number;
  createdAt: string;
  updatedAt: string;
};

import type { ProductApproval } from "@haat/api-contract/product/words";
import type {
  Attribute,
  Offer,
  ReturnPolicy,
  ShippingRule,
  SpecificationGroup,
} from "#modules/product-details/details";

/** An inventory item that a variant is made of. Quantities in pieces of the item. */
export type StoredItem = {
  itemId: string;
  required: number;
  /** Over all places that the shop sells from. */
  available: number;
  /** Wherever. */
  reserved: number;
};

export type StoredVariant = {
  id: string;
  title: string;
  sku: string | null;
  /** Empty where the product has no such choice. */
  color: string;
  size: string;
  /** MRP in rupees; null where the engine has none in rupees. */
  mrp: number | null;
  /** The lowest price of an active sale list. */
  sale: number | null;
  images: string[];
  /** Whether its stock is counted: the engine's admin can make one that is always there. */
  counted: boolean;
  items: StoredItem[];
};

/** Who sells a product besides the shop, and what staff have decided of it. */
export type StoredSeller = { id: string; name: string; approval: ProductApproval; reason: string; version: string };

type Titled = { id: string; title: string };

/** A product as the engine's tables and ours have it, read in one statement. */
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
  /** Whether shoppers choose among its variants, by colour or size. */
  hasChoice: boolean;
  /** Options besides colour and size that tell its variants apart: those are the engine's admin's matter. */
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
  /** What shoppers said of it, as the shop shows it. */
  averageRating: number;
  totalReviews: number;
  createdAt: string;
  updatedAt: string;
};

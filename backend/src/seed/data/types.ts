/** The demo shop as plain data: what `run.ts` writes into the engine. Money in rupees, times as `Date`. */

export interface SeedVariant {
  sku: string;
  /** Empty where the product has no such option. */
  color: string;
  size: string;
  mrp: number;
  /** At most `mrp`; equal to it where nothing is taken off. */
  price: number;
  stock: number;
  /** Name of the picture that shows this variant. */
  picture: string;
}

export interface SeedProduct {
  handle: string;
  title: string;
  brand: string;
  modelNumber: string;
  hsnCode: string;
  categoryHandle: string;
  subCategoryHandle: string;
  description: string;
  tags: string[];
  attributes: { key: string; value: string }[];
  specifications: { title: string; details: { label: string; value: string }[] }[];
  offers: { title: string; description: string; validTill: Date }[];
  shipping: {
    deliveryCharge: number;
    /** 0: always free. */
    freeDeliveryAbove: number;
    /** Grams. */
    weight: number;
    /** Centimetres. */
    dimensions: { length: number; width: number; height: number };
    /** Empty: delivered everywhere. */
    serviceablePincodes: string[];
  };
  returnPolicy: { isReturnable: boolean; returnDays: number; warranty: string };
  seo: { title: string; description: string; keywords: string[] };
  isFeatured: boolean;
  createdAt: Date;
  /** Names of the product's own pictures, the front one first. */
  pictures: string[];
  variants: SeedVariant[];
  /** How much shoppers like it, 0 to 1: drives ratings. */
  quality: number;
  /** How much it sells, more is more. */
  popularity: number;
}

export interface SeedSubCategory {
  handle: string;
  title: string;
  heading: string;
  fromStartPrice: number;
  showOnHomePage: boolean;
  picture: string;
}

export interface SeedCategory {
  handle: string;
  title: string;
  picture: string;
  subCategories: SeedSubCategory[];
}

export interface SeedBanner {
  title: string;
  /** Handle of the category or sub-category that it leads to. */
  leadsTo: { kind: "category" | "sub-category"; handle: string };
  picture: string;
}

export interface SeedAddress {
  name: string;
  /** Ten digits. */
  mobile: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

export interface SeedShopper {
  firstName: string;
  lastName: string;
  email: string;
  address: SeedAddress;
  joinedAt: Date;
  /** Handles of products. */
  wishlist: string[];
}

export interface SeedReview {
  productHandle: string;
  shopperEmail: string;
  rating: number;
  comment: string;
  createdAt: Date;
}

export type SeedOrderStatus = "placed" | "processing" | "shipped" | "delivered" | "cancelled" | "returned";

export interface SeedOrder {
  /** Stable from run to run: a repeated seed finds what it has written. */
  key: string;
  shopperEmail: string;
  createdAt: Date;
  lines: { sku: string; productHandle: string; quantity: number; unitPrice: number; mrp: number; shipping: number }[];
  status: SeedOrderStatus;
  /** From the first status to the last, in order of time. */
  history: { status: SeedOrderStatus; at: Date }[];
  /** Only for returned orders. */
  returnReason: string | null;
}

export interface SeedShop {
  categories: SeedCategory[];
  products: SeedProduct[];
  banners: SeedBanner[];
  shoppers: SeedShopper[];
  reviews: SeedReview[];
  orders: SeedOrder[];
}

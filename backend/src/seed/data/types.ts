/** The demo shop as plain data, which `run.ts` writes into the engine. Money in rupees, times as `Date`. */

export interface SeedVariant {
  sku: string;
  /** Empty if the product has no such option. */
  color: string;
  size: string;
  mrp: number;
  /** At most `mrp`; equal to it without a discount. */
  price: number;
  stock: number;
  /** Name of this variant's picture. */
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
  /** Names of the product's own pictures, front view first. */
  pictures: string[];
  variants: SeedVariant[];
  /** How well shoppers like it, 0 to 1; determines its ratings. */
  quality: number;
  /** How well it sells; higher is more. */
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
  /** Handle of the category or sub-category that it links to. */
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
  /** Product handles. */
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
  /** Stable across runs, so that a repeated seed finds what it has written. */
  key: string;
  shopperEmail: string;
  createdAt: Date;
  lines: { sku: string; productHandle: string; quantity: number; unitPrice: number; mrp: number; shipping: number }[];
  status: SeedOrderStatus;
  /** In chronological order. */
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

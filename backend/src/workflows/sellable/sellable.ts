/** A place that holds stock of an inventory item. Quantities in pieces of the item, not of the variant. */
export type StockLevel = {
  inventoryItemId: string;
  levelId: string;
  locationId: string;
  available: number;
  required: number;
};

/** One variant as it can be bought at this moment: read from the engine's own tables, never from the read model. */
export type Sellable = {
  productId: string;
  variantId: string;
  /** Who sells it; null: the shop itself. */
  sellerId: string | null;
  title: string;
  slug: string;
  variantTitle: string;
  sku: string | null;
  /** Empty where the product has no such choice. */
  color: string;
  size: string;
  /** Whether the product has any colour or size to choose among. */
  hasChoice: boolean;
  /** False for a product, category or seller that is not active: it does not exist for shoppers. */
  active: boolean;
  /** MRP and selling price of one piece, in rupees. */
  mrp: number;
  price: number;
  /** Pieces that can be bought now. */
  stock: number;
  image: string;
  /** Rupees. */
  deliveryCharge: number;
  freeDeliveryAbove: number;
  /** Empty: every pincode. */
  serviceablePincodes: string[];
  /** Where its stock lies; empty for a variant whose stock is not counted. */
  levels: StockLevel[];
};

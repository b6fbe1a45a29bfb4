/** The stock of an inventory item at a location. Quantities in units of the item, not of the variant. */
export type StockLevel = {
  inventoryItemId: string;
  levelId: string;
  locationId: string;
  available: number;
  required: number;
};

/** A variant as it can be bought now: read from the engine's own tables, never from the read model. */
export type Sellable = {
  productId: string;
  variantId: string;
  /** The seller; null: the shop itself. */
  sellerId: string | null;
  title: string;
  slug: string;
  variantTitle: string;
  sku: string | null;
  /** Empty if the product has no such choice. */
  color: string;
  size: string;
  /** Whether the product has any colour or size to choose from. */
  hasChoice: boolean;
  /** False if the product, category or seller is not active: shoppers cannot see it. */
  active: boolean;
  /** MRP and selling price of one unit, in rupees. */
  mrp: number;
  price: number;
  /** The quantity that can be bought now. */
  stock: number;
  image: string;
  /** Rupees. */
  deliveryCharge: number;
  freeDeliveryAbove: number;
  /** Empty: every pincode. */
  serviceablePincodes: string[];
  /** The locations of its stock; empty if its stock is not counted. */
  levels: StockLevel[];
};

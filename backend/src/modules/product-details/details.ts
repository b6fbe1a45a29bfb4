/** A highlight, e.g. key "Material", value "Cotton". */
export type Attribute = { id: string; key: string; value: string };

/** `valid_till` is an ISO 8601 time in UTC, or null for an offer that does not end. */
export type Offer = { title: string; description: string; valid_till: string | null };

export type SpecificationGroup = { title: string; details: { label: string; value: string }[] };

export type ShippingRule = {
  /** Six-digit pincodes; an empty list means every pincode. */
  serviceable_pincodes: string[];
  /** Rupees a unit. */
  delivery_charge: number;
  /** Rupees; a line of at least this amount ships free, 0 means every line does. */
  free_delivery_above: number;
  /** Grams. */
  weight: number;
  /** Centimetres. */
  dimensions: { length: number; width: number; height: number };
};

/** `return_days` counts from delivery. */
export type ReturnPolicy = { is_returnable: boolean; return_days: number; warranty: string };

/** The row of a product's details, without ids and times. */
export type Details = {
  brand: string;
  model_number: string;
  hsn_code: string;
  videos: string[];
  attributes: Attribute[];
  offers: Offer[];
  specifications: SpecificationGroup[];
  shipping: ShippingRule | null;
  return_policy: ReturnPolicy | null;
  seo_title: string;
  seo_description: string;
  seo_keywords: string[];
  og_title: string;
  og_description: string;
  og_image: string;
  canonical_url: string;
  is_featured: boolean;
  in_stock: boolean;
};

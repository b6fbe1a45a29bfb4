/** Maximum values of a product. Lengths in characters. */
export const productLimits = {
  title: 200,
  line: 200,
  word: 50,
  sku: 100,
  text: 1000,
  description: 10_000,
  address: 2000,
  tags: 50,
  keywords: 50,
  variants: 100,
  attributes: 100,
  offers: 20,
  specifications: 50,
  specificationDetails: 100,
  pictures: 20,
  variantPictures: 10,
  videos: 10,
  pincodes: 5000,
  rupees: 100_000_000,
  pieces: 1_000_000,
  grams: 1_000_000,
  centimetres: 10_000,
  returnDays: 365,
  /** New files in one request. More must be uploaded with `/upload` first. */
  newPictures: 10,
  newVideos: 2,
  pictureBytes: 5 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  /** From one to this many pieces the stock counts as low. */
  lowStock: 5,
} as const;

export const productDefaults = {
  currency: "INR",
  inStock: true,
  status: true,
  isFeatured: false,
  returnPolicy: { isReturnable: true, returnDays: 7, warranty: "" },
  shipping: {
    serviceablePincodes: [] as string[],
    deliveryCharge: 0,
    freeDeliveryAbove: 0,
    weight: 0,
    dimensions: { length: 0, width: 0, height: 0 },
  },
  specificationTitle: "New Section",
} as const;

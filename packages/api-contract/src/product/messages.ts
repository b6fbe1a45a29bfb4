const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

export const productMessages = {
  saved: "Product saved successfully!",
  deleted: "Product deleted successfully!",
  notFetched: "Could not fetch products.",
  notDeleted: "Error deleting product",
  notSaved: "Error saving product",
  saveFailed: "Failed to save product",
  choicesNotFetched: "Failed to load categories or subcategories.",
  imageUploadFailed: "Image upload failed.",
  variantImageUploadFailed: "Failed to upload variant image.",
  variantImageFailed: (file: string) => `Failed to upload variant image: ${file}`,
  variantImageError: (file: string) => `Error uploading variant image: ${file}`,
  variantIncomplete: "Please provide at least a Color, Size, and SKU for the new variant.",
  pictureTooLarge: "File size should not exceed 5MB.",
  notPicture: "Please choose a picture: PNG, JPEG, GIF, WebP or AVIF.",
  videoTooLarge: "A video should not exceed 50MB.",
  notVideo: "Please choose a video: MP4, WebM or Ogg.",
  changedMeanwhile: "This product has changed since you opened it. Please load it again before saving.",
  keyReused: "This Idempotency-Key was already used for another product.",
  unknownCategory: "categoryId names no category.",
  unknownSubCategory: "subCategoryId names no sub-category.",
  foreignSubCategory: "subCategoryId names a sub-category of another category.",
  discountOverPrice: "discountPrice must not be more than price.",
  foreignPicture: (field: string) => `${field} has a picture that was not uploaded here. Please upload it first.`,
  tooManyPictures: (most: number) => `images has too many pictures: a product has at most ${most}.`,
  tooManyVideos: (most: number) => `videos has too many: a product has at most ${most}.`,
  unknownVariant: (place: number) => `variants.${place} is no variant of this product.`,
  skuTaken: (sku: string) => `The SKU ${sku} belongs to another product.`,
  slugTaken: "A product with the same address was just made. Please try again.",
  /** Stock can't go below what is kept for orders. */
  stockReserved: (pieces: number, what: string) =>
    `${count(pieces, "piece")} of ${what} are kept for open orders, at another place than the shop's own. Please change the stock there.`,
  stockComposed: (what: string) => `The stock of ${what} is put together from several items and can't be changed here.`,
  variantReserved: (what: string, orders: number) =>
    `The variant ${what} is in ${count(orders, "open order")} and can't be removed yet.`,
  inOpenOrders: (orders: number) => `This product is in ${count(orders, "open order")}.`,
  otherOptions:
    "This product has options besides colour and size. Its variants can only be changed in the engine's admin.",
} as const;

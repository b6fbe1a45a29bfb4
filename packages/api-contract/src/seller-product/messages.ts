import { shownState } from "../seller/words";

export const sellerProductMessages = {
  none: "You have no products yet. Add your first one!",
  notApproved: "You can list products once your account is approved.",
  suspended: "Your account is suspended, so you can't list new products.",
  booksOnly: "categoryId must be a books category: your account sells books only.",
  waits: "Product saved. Customers will see it once we approve it.",
  stockAndPriceSaved: "Stock and price updated!",
  nothingToChange: "Please send a price, a discount price or a stock to change.",
  variantRequired: "variantId is required: this product has several variants.",
  unknownVariant: "variantId is not a variant of this product.",
  approved: "The product has been approved.",
  rejected: "The product has been rejected.",
  reasonRequired: "Please enter a reason, so that the seller knows what to change.",
  shopsOwn: "This is the shop's own product and needs no approval.",
  moveRefused: (from: string, to: string) =>
    `A product can't be changed from ${shownState(from)} to ${shownState(to)}.`,
  changedMeanwhile: "This product was changed by someone else. Please reload and try again.",
  notJudged: "The product could not be approved or rejected. Please try again.",
  sellerNotFound: "Seller not found.",
} as const;

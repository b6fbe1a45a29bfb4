import type { ParcelStatus } from "./words";

/** A status as the seller's screens call it: what the store keeps as `placed` is new to its seller. */
const shown = (status: ParcelStatus): string => (status === "placed" ? "new" : status);

export const parcelMessages = {
  notFound: "This order does not exist.",
  trackingMissing: "Please enter the carrier and the tracking number: the shopper follows the parcel by them.",
  reasonMissing: "Please say why: the shopper reads it.",
  moved: (status: ParcelStatus) => `The order is now ${shown(status)}.`,
  unchanged: (status: ParcelStatus) => `The order is ${shown(status)} already.`,
  cancelled: "Your part of the order is cancelled, and its stock is back.",
  cannotMove: (from: ParcelStatus, to: ParcelStatus) => `An order that is ${shown(from)} can't become ${shown(to)}.`,
  cannotCancel: (status: ParcelStatus) => `This can no longer be cancelled: the order is ${shown(status)}.`,
  hasLeft: "This can no longer be cancelled: the parcel has left.",
  changedMeanwhile: "This order was changed by somebody else meanwhile. Please look at it again.",
  partHasLeft: "This order can no longer be cancelled: a part of it is on its way.",
  staffDecide: "This request is about several sellers' goods: the shop decides it.",
  fetchFailed: "Could not fetch orders.",
  returnsFailed: "Could not fetch returns.",
  saveFailed: "The order could not be changed. Please try again.",
} as const;

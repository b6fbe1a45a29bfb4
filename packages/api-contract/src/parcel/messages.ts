import type { ParcelStatus } from "./words";

export const parcelMessages = {
  notFound: "This order does not exist.",
  trackingMissing: "Please enter the carrier and the tracking number: the shopper follows the parcel by them.",
  reasonMissing: "Please say why: the shopper reads it.",
  moved: (status: ParcelStatus) => `The order is now ${status}.`,
  unchanged: (status: ParcelStatus) => `The order is ${status} already.`,
  cancelled: "Your part of the order is cancelled, and its stock is back.",
  cannotMove: (from: ParcelStatus, to: ParcelStatus) => `An order that is ${from} can't become ${to}.`,
  cannotCancel: (status: ParcelStatus) => `This can no longer be cancelled: the order is ${status}.`,
  hasLeft: "This can no longer be cancelled: the parcel has left.",
  changedMeanwhile: "This order was changed by somebody else meanwhile. Please look at it again.",
  partHasLeft: "This order can no longer be cancelled: a part of it is on its way.",
  staffDecide: "This request is about several sellers' goods: the shop decides it.",
  fetchFailed: "Could not fetch orders.",
  returnsFailed: "Could not fetch returns.",
  saveFailed: "The order could not be changed. Please try again.",
} as const;

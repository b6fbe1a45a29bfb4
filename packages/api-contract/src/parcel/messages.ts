import type { ParcelStatus } from "./words";

/** A status as the seller's screens call it: what the store keeps as `placed` is new to its seller. */
const shown = (status: ParcelStatus): string => (status === "placed" ? "new" : status);

export const parcelMessages = {
  cashReceived: "The cash has been recorded as received.",
  cashKnown: "The cash of this parcel has been recorded already.",
  cashNotDue: "The cash of a parcel is recorded once it is delivered, and only where the order is paid by cash.",
  cashDiffers: (rupees: number) => `The courier has to hand over exactly ₹${rupees.toFixed(2)} for this parcel.`,
  confirmed: "The delivery is confirmed.",
  remittanceEmpty: "This file is empty.",
  remittanceTooLarge: (rows: number) => `A file can have at most ${rows} parcels. Please divide it.`,
  remittanceUnreadable: "This is no CSV file: a quote in it is never closed.",
  remittanceColumns:
    "The first row must name the columns: a tracking number (or AWB), an amount, and a reference (or UTR) or a date.",
  remittanceFailed: "The file could not be read. Please try again.",
  remittanceRecorded: (parcels: number) =>
    parcels === 0
      ? "There was nothing to record."
      : parcels === 1
        ? "The cash of one parcel has been recorded as received."
        : `The cash of ${parcels} parcels has been recorded as received.`,
  cashFailed: "The cash could not be recorded. Please try again.",
  notFound: "This order does not exist.",
  trackingMissing: "Please enter the carrier and the tracking number: the shopper follows the parcel by them.",
  trackingCorrected: "The tracking is corrected.",
  trackingUnchanged: "The parcel has this carrier and number already.",
  trackingByParcel: "Each parcel of this order has a tracking number of its own: please correct it there.",
  cannotCorrect: (status: string) =>
    status === "placed" || status === "processing"
      ? "This has not been sent yet: its tracking is entered when it is marked as shipped."
      : `The tracking can no longer be corrected: the parcel is ${status}.`,
  codeMissing:
    "Please enter the shopper's delivery code: six digits, shown in My Orders and in the message that it is on its way.",
  codeWrong: (left: number) =>
    left === 1
      ? "This is not the code of this parcel. One try is left."
      : `This is not the code of this parcel. ${left} tries are left.`,
  codeLocked: "There were too many wrong codes. The shop's staff can confirm this delivery.",
  noCode: "This parcel has no delivery code. The shop's staff can confirm this delivery.",
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

import type { ParcelStatus } from "./words";

/** A status as the seller's screens show it: the stored `placed` reads "new". */
const shown = (status: ParcelStatus): string => (status === "placed" ? "new" : status);

export const parcelMessages = {
  cashReceived: "Cash recorded as received.",
  cashKnown: "The cash for this parcel has already been recorded.",
  cashNotDue: "Cash can only be recorded for delivered parcels of cash-on-delivery orders.",
  cashDiffers: (rupees: number) => `The courier must remit exactly ₹${rupees.toFixed(2)} for this parcel.`,
  confirmed: "Delivery confirmed.",
  remittanceEmpty: "This file is empty.",
  remittanceTooLarge: (rows: number) => `A file can have at most ${rows} rows. Please split it.`,
  remittanceUnreadable: "This is not a valid CSV file: a quotation mark is not closed.",
  remittanceColumns:
    "The first row must name the columns: a tracking number (or AWB), an amount, and a reference (or UTR) or a date.",
  remittanceFailed: "The file could not be read. Please try again.",
  remittanceRecorded: (parcels: number) =>
    parcels === 0
      ? "Nothing to record."
      : parcels === 1
        ? "Cash recorded as received for 1 parcel."
        : `Cash recorded as received for ${parcels} parcels.`,
  cashFailed: "The cash could not be recorded. Please try again.",
  notFound: "Order not found.",
  trackingMissing: "Please enter the courier and the tracking number, so that the customer can track the parcel.",
  trackingCorrected: "Tracking corrected.",
  trackingUnchanged: "The parcel already has this courier and tracking number.",
  trackingByParcel: "Each parcel of this order has its own tracking number. Please correct it on the parcel.",
  cannotCorrect: (status: string) =>
    status === "placed" || status === "processing"
      ? "This parcel has not been shipped yet. Its tracking number is entered when it is marked as shipped."
      : `The tracking can no longer be corrected: the parcel is ${status}.`,
  codeMissing:
    "Please enter the customer's 6-digit delivery code. The customer finds it in My Orders and in the shipping message.",
  codeWrong: (left: number) =>
    left === 1 ? "Incorrect delivery code. 1 attempt left." : `Incorrect delivery code. ${left} attempts left.`,
  codeLocked: "Too many incorrect codes. Our staff can confirm this delivery.",
  noCode: "This parcel has no delivery code. Our staff can confirm this delivery.",
  reasonMissing: "Please enter a reason. The customer will see it.",
  moved: (status: ParcelStatus) => `The order is now ${shown(status)}.`,
  unchanged: (status: ParcelStatus) => `The order is already ${shown(status)}.`,
  cancelled: "Your items are cancelled and back in stock.",
  cannotMove: (from: ParcelStatus, to: ParcelStatus) =>
    `This order can't be changed from ${shown(from)} to ${shown(to)}.`,
  cannotCancel: (status: ParcelStatus) => `This can no longer be cancelled: the order is ${shown(status)}.`,
  hasLeft: "This can no longer be cancelled: the parcel has been shipped.",
  changedMeanwhile: "This order was changed by someone else. Please reload and try again.",
  partHasLeft: "This order can no longer be cancelled: part of it has been shipped.",
  staffDecide: "This request includes items from several sellers, so the shop handles it.",
  fetchFailed: "Could not fetch orders.",
  returnsFailed: "Could not fetch returns.",
  saveFailed: "The order could not be changed. Please try again.",
} as const;

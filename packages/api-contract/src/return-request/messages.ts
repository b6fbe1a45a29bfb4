import type { ReturnStatus } from "./words";

/** A status within a sentence. */
const states: Record<ReturnStatus, string> = {
  requested: "requested",
  approved: "approved",
  rejected: "rejected",
  received: "received",
  refunded: "received and being refunded",
  replaced: "received and replaced",
};

export const returnMessages = {
  reasonMissing: "Please provide a reason for your request.",
  actionMissing: "Please choose return or replace.",
  requested: "Your request has been submitted successfully!",
  failed: "An unexpected error occurred. Please try again.",
  serverError: (status: number) => `Server error: ${status}`,
  lineUnknown: "A product in this request is not part of the order.",
  lineTwice: "A product is listed twice in this request.",
  tooMany: (count: number, title: string) => `Only ${count} of this item can be returned: ${title}.`,
  notDelivered: (status: string) => `Only a delivered order can be returned or replaced: this one is ${status}.`,
  alreadyRequested: "A return or replacement has already been requested for this order.",
  notReturnable: (title: string) => `This product can't be returned or replaced: ${title}.`,
  windowClosed: (title: string, until: string) =>
    `This product could be returned or replaced until ${until}: ${title}.`,
  notFound: "This order has no return request.",
  decided: (status: ReturnStatus) => `The request is now ${states[status]}.`,
  unchanged: (status: ReturnStatus) => `The request is already ${states[status]}.`,
  cannotDecide: (status: ReturnStatus) => `This can no longer be changed: the request is ${states[status]}.`,
  rejectionMissing: "Please enter a reason for the rejection. The customer will see it.",
  fetchFailed: "Could not fetch returns.",
  decideFailed: "The request could not be changed. Please try again.",
  receiveApprovedOnly: "A request must be approved before the items can be received.",
} as const;

import type { ReturnStatus } from "./words";

/** What a status says inside a sentence. */
const states: Record<ReturnStatus, string> = {
  requested: "requested",
  approved: "approved",
  rejected: "rejected",
  received: "received",
  refunded: "received, and its money goes back",
  replaced: "received and replaced",
};

export const returnMessages = {
  reasonMissing: "Please provide a reason for your request.",
  actionMissing: "Please choose return or replace.",
  requested: "Your request has been submitted successfully!",
  failed: "An unexpected error occurred. Please try again.",
  serverError: (status: number) => `Server error: ${status}`,
  lineUnknown: "A product in this request is not part of the order.",
  lineTwice: "A product is named twice in this request.",
  tooMany: (count: number, title: string) => `Only ${count} of this order can be sent back: ${title}.`,
  notDelivered: (status: string) => `Only a delivered order can be returned or replaced: this one is ${status}.`,
  alreadyRequested: "A return or replacement was already requested for this order.",
  notReturnable: (title: string) => `This product can't be returned or replaced: ${title}.`,
  windowClosed: (title: string, until: string) =>
    `This product could be returned or replaced until ${until}: ${title}.`,
  notFound: "There is no return request for this order.",
  decided: (status: ReturnStatus) => `The request is now ${states[status]}.`,
  unchanged: (status: ReturnStatus) => `The request is ${states[status]} already.`,
  cannotDecide: (status: ReturnStatus) => `This can no longer be changed: the request is ${states[status]}.`,
  rejectionMissing: "Please say why the request is rejected: the shopper reads it.",
  fetchFailed: "Could not fetch returns.",
  decideFailed: "The request could not be changed. Please try again.",
  receiveApprovedOnly: "A request must be approved before the goods can be received.",
} as const;

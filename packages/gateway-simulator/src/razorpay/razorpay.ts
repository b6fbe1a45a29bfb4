import type { SimulatedGateway } from "../gateway";
import { signRazorpayWebhook } from "../signatures";
import { serverError } from "./errors";
import { razorpayEvents } from "./events";
import { answerAsRazorpay } from "./interface";
import { razorpayCallback, razorpaySheetCalls } from "./sheet-calls";

export const razorpay: SimulatedGateway = {
  idForms: { opening: ["order", 14], payment: ["pay", 14], refund: ["rfnd", 14] },
  hasClientSecret: false,
  usualMethod: "upi",
  isFor: ({ headers }) => headers.authorization?.startsWith("Basic ") === true,
  answer: answerAsRazorpay,
  serverError,
  eventsOf: razorpayEvents,
  signed: ({ id, body }, webhookSecret) => ({
    "X-Razorpay-Signature": signRazorpayWebhook(body, webhookSecret),
    "x-razorpay-event-id": id,
  }),
  callbackOf: razorpayCallback,
  sheetFiles: ["checkout.js", "sheet.css"],
  sheetCalls: razorpaySheetCalls,
};

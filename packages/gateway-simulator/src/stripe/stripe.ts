import type { SimulatedGateway } from "../gateway";
import { signStripeWebhook } from "../signatures";
import { serverError } from "./errors";
import { stripeEvents } from "./events";
import { answerAsStripe } from "./interface";
import { stripeSheetCalls } from "./sheet-calls";

export const stripe: SimulatedGateway = {
  idForms: { opening: ["pi", 24], payment: ["ch", 24], refund: ["re", 24] },
  hasClientSecret: true,
  usualMethod: "card",
  isFor: ({ headers }) => headers.authorization?.startsWith("Bearer ") === true,
  answer: answerAsStripe,
  serverError,
  eventsOf: stripeEvents,
  signed: ({ body }, webhookSecret) => ({ "Stripe-Signature": signStripeWebhook(body, webhookSecret) }),
  callbackOf: (_keys, { openingId }) => ({ payment_intent: openingId }),
  sheetFiles: ["v3.js", "sheet.css"],
  sheetCalls: stripeSheetCalls,
};

import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import {
  messageSetupAnswerSchema,
  smsDeliveriesAnswerSchema,
  templateIdsBodySchema,
  testEmailBodySchema,
  testMessageAnswerSchema,
  testSmsBodySchema,
} from "./schemas";

export const messageSetupEndpoints = {
  getMessageSetup: {
    summary: "Returns the SMS providers, what each is missing, the SMS texts, and the sender of emails",
    response: messageSetupAnswerSchema,
  },
  saveTemplateIds: {
    summary: "Stores the ids of SMS templates by provider and text; they come before those of the environment",
    body: templateIdsBodySchema,
    response: messageSetupAnswerSchema.extend({ message: z.string() }),
  },
  getSmsDeliveries: {
    summary: "Returns how many SMS were delivered in the last 24 hours, and the latest that were not",
    response: smsDeliveriesAnswerSchema,
  },
  sendTestSms: {
    summary: "Sends an SMS with sample values by one provider, and returns what the provider answered",
    body: testSmsBodySchema,
    response: testMessageAnswerSchema,
  },
  sendTestEmail: {
    summary: "Sends a test email, and returns what the email server answered",
    body: testEmailBodySchema,
    response: testMessageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

/** Providers' reports of SMS; their bodies have the providers' own forms. */
export const smsReportEndpoints = {
  receiveTwilioReport: { summary: "Receives Twilio's signed report of an SMS", response: answer({}) },
  receiveMsg91Reports: {
    summary: "Receives MSG91's reports of SMS; its address has a secret",
    query: z.object({ secret: z.string().max(200).optional() }),
    response: answer({}),
  },
} as const satisfies Record<string, Endpoint>;

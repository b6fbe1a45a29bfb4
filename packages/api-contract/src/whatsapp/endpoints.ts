import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";

const textSchema = z.string().max(500);

/** Meta's webhook; its body has Meta's own form. */
export const whatsAppEventEndpoints = {
  confirmWhatsAppWebhook: {
    summary: "Confirms the webhook's address: returns the challenge if the verify token is right",
    query: z.object({ "hub.mode": textSchema, "hub.verify_token": textSchema, "hub.challenge": textSchema }),
    response: z.string(),
    answersFile: "text/plain",
  },
  receiveWhatsAppEvents: {
    summary: "Receives Meta's signed events: statuses of WhatsApp messages, and replies",
    response: answer({}),
  },
} as const satisfies Record<string, Endpoint>;

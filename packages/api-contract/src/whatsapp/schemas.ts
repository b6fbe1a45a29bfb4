import { z } from "zod";
import { instantSchema } from "../values";

/** How a shopper takes the consent back: in account settings, or by replying STOP. */
export const whatsAppOptOuts = ["settings", "reply"] as const;
export type WhatsAppOptOut = (typeof whatsAppOptOuts)[number];

/** That a shopper wanted order news by WhatsApp, from when until when; in force while `optedOutAt` is null. */
export const whatsAppConsentSchema = z.object({
  mobile: z.string(),
  optedInAt: instantSchema,
  optedOutAt: instantSchema.nullable(),
  optedOutBy: z.enum(whatsAppOptOuts).nullable(),
  /** Since when WhatsApp says that it can't reach the number: SMS are sent instead. */
  unreachableSince: instantSchema.nullable(),
});
export type WhatsAppConsent = z.infer<typeof whatsAppConsentSchema>;

/** `isOffered`: whether the shop sends by WhatsApp. Consents are listed newest first. */
export const whatsAppSchema = z.object({ isOffered: z.boolean(), consents: z.array(whatsAppConsentSchema) });

export const setWhatsAppBodySchema = z.object({ isOn: z.boolean() });

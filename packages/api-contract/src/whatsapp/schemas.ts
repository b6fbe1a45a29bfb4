import { z } from "zod";
import { instantSchema } from "../values";

/** How a shopper takes the consent back: in account settings, or by replying STOP. */
export const whatsAppWithdrawals = ["settings", "reply"] as const;
export type WhatsAppWithdrawal = (typeof whatsAppWithdrawals)[number];

/** That a shopper wanted order news by WhatsApp, from when until when; in force while `withdrawnAt` is null. */
export const whatsAppConsentSchema = z.object({
  mobile: z.string(),
  optedInAt: instantSchema,
  withdrawnAt: instantSchema.nullable(),
  withdrawnBy: z.enum(whatsAppWithdrawals).nullable(),
  /** Since when WhatsApp says that it can't reach the number: SMS are sent instead. */
  unreachableSince: instantSchema.nullable(),
});
export type WhatsAppConsent = z.infer<typeof whatsAppConsentSchema>;

/** `isOffered`: whether the shop sends by WhatsApp. Consents are listed newest first. */
export const whatsAppSchema = z.object({ isOffered: z.boolean(), consents: z.array(whatsAppConsentSchema) });

export const setWhatsAppBodySchema = z.object({ isOn: z.boolean() });

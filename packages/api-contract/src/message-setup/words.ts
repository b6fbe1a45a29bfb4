/** The providers of SMS that the shop knows. `http`: any other, by one HTTP request. */
export const smsProviderNames = ["msg91", "twilio", "sns", "http"] as const;
export type SmsProviderName = (typeof smsProviderNames)[number];

export const smsProviderTitles: Record<SmsProviderName, string> = {
  msg91: "MSG91",
  twilio: "Twilio",
  sns: "Amazon SNS",
  http: "HTTP provider",
};

/** The providers that are told the ids of registered texts. */
export const templateIdProviders = ["msg91", "sns", "http"] as const satisfies readonly SmsProviderName[];
export type TemplateIdProvider = (typeof templateIdProviders)[number];

/** By whom staff may send a test: providers of SMS, and WhatsApp, which sends order news only. */
export const testSenderNames = [...smsProviderNames, "whatsapp"] as const;
export type TestSenderName = (typeof testSenderNames)[number];

export const testSenderTitles: Record<TestSenderName, string> = { ...smsProviderTitles, whatsapp: "WhatsApp" };

/** Who delivers SMS: providers, in a demo without any the outbox, in production without any no one. Email likewise. */
export const smsDeliveries = ["providers", "outbox", "none"] as const;
export const emailDeliveries = ["smtp", "outbox", "none"] as const;

/**
 * What became of a test message. `unanswered`: there was no answer in time, so it may have been sent; `stored`: it is
 * in the demo's outbox.
 */
export const testOutcomes = ["accepted", "refused", "unanswered", "unreachable", "stored"] as const;
export type TestOutcome = (typeof testOutcomes)[number];

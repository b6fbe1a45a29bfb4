import type { Route } from "./call";

/** What gateways, couriers and providers of messages call. They authenticate by a signature or a secret, not a token. */
export const eventRoutes = {
  receiveCourierEvent: { method: "POST", path: "/courier/events", token: "none" },
  receiveTwilioReport: { method: "POST", path: "/sms-reports/twilio", token: "none" },
  receiveMsg91Reports: { method: "POST", path: "/sms-reports/msg91", token: "none" },
  confirmWhatsAppWebhook: { method: "GET", path: "/whatsapp/events", token: "none" },
  receiveWhatsAppEvents: { method: "POST", path: "/whatsapp/events", token: "none" },
  receiveWebhook: { method: "POST", path: "/webhooks/:gateway", token: "none" },
} as const satisfies Record<string, Route>;

import { Counter, type Registry } from "prom-client";
import { smsReportCounts } from "../workflows/message/receive-sms-reports";
import { whatsAppStatusCounts } from "../workflows/message/receive-whatsapp-events";

/** Adds the counter of providers' reports: an SMS that was accepted may still not arrive. */
export function smsReportCounter(registry: Registry): void {
  new Counter({
    name: "haat_sms_reports_total",
    help: "Providers' reports of SMS that the shop sent, by what became of them: delivered, failed.",
    labelNames: ["provider", "outcome"] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { provider, outcome, count } of smsReportCounts.values()) this.inc({ provider, outcome }, count);
    },
  });
}

/** Adds the counter of WhatsApp's statuses: a message that was accepted may still not arrive. */
export function whatsAppStatusCounter(registry: Registry): void {
  new Counter({
    name: "haat_whatsapp_statuses_total",
    help: "WhatsApp's statuses of messages that the shop sent: sent, delivered, read, failed.",
    labelNames: ["status"] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [status, count] of whatsAppStatusCounts) this.inc({ status }, count);
    },
  });
}

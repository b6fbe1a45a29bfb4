import { Counter, type Registry } from "prom-client";
import { whatsAppStatusCounts } from "../workflows/message/receive-whatsapp-events";

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

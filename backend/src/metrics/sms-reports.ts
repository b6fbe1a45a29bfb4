import { Counter, type Registry } from "prom-client";
import { smsReportCounts } from "../workflows/message/receive-sms-reports";

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

import type { MedusaContainer } from "@medusajs/framework/types";
import { Registry } from "prom-client";
import { whatsAppEvent, whatsAppKeys, whatsAppStatus } from "#whatsapp/whatsapp.fixture";
import { readConfig } from "../config/read-config";
import { receiveMsg91Reports } from "../workflows/message/receive-sms-reports";
import { receiveWhatsAppEvents } from "../workflows/message/receive-whatsapp-events";
import { smsReportCounter, whatsAppStatusCounter } from "./message-reports";

jest.mock("../config/read-config");

it("counts each report of an SMS that the shop sent, once", async () => {
  const secret = "s".repeat(32);
  const config = { sms: [{ name: "msg91", webhookSecret: secret }] };
  jest.mocked(readConfig).mockReturnValue(config as unknown as ReturnType<typeof readConfig>);
  const registry = new Registry();
  smsReportCounter(registry);
  expect(await registry.metrics()).toContain("# TYPE haat_sms_reports_total counter");
  const waiting = new Set(["1"]);
  const smsDeliveries = { report: async ({ id }: { id: string }) => waiting.delete(id) };
  const container = { resolve: () => ({ smsDeliveries }) } as unknown as MedusaContainer;
  const receive = (requestId: string) => {
    const raw = Buffer.from(JSON.stringify({ requestId, status: "2", desc: "FAILED" }));
    return receiveMsg91Reports(container, { raw, secret });
  };
  for (const id of ["1", "1", "of-others"]) await receive(id);
  expect(await registry.metrics()).toContain('haat_sms_reports_total{provider="msg91",outcome="failed"} 1');
});

it("counts each status of a message that the shop sent, once", async () => {
  const config = { whatsApp: whatsAppKeys };
  jest.mocked(readConfig).mockReturnValue(config as unknown as ReturnType<typeof readConfig>);
  const registry = new Registry();
  whatsAppStatusCounter(registry);
  expect(await registry.metrics()).toContain("# TYPE haat_whatsapp_statuses_total counter");
  const waiting = new Set(["1"]);
  const whatsAppDeliveries = { report: async ({ id }: { id: string }) => waiting.delete(id) };
  const container = { resolve: () => ({ whatsAppDeliveries, whatsApp: () => ({}) }) } as unknown as MedusaContainer;
  for (const id of ["1", "1", "of-others"]) {
    const { raw, signature } = whatsAppEvent({ statuses: [whatsAppStatus(id, "read", "+919845012345")] });
    await receiveWhatsAppEvents(container, { raw: Buffer.from(raw), signature });
  }
  expect(await registry.metrics()).toContain('haat_whatsapp_statuses_total{status="read"} 1');
});

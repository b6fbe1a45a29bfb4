import type { MedusaContainer } from "@medusajs/framework/types";
import { Registry } from "prom-client";
import { whatsAppEvent, whatsAppKeys, whatsAppStatus } from "#whatsapp/whatsapp.fixture";
import { readConfig } from "../config/read-config";
import { receiveWhatsAppEvents } from "../workflows/message/receive-whatsapp-events";
import { whatsAppStatusCounter } from "./whatsapp-statuses";

jest.mock("../config/read-config");

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

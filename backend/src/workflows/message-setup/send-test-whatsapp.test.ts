import { messageSetupMessages as words } from "@haat/api-contract/message-setup/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { log } from "#log/log";
import { aWhatsApp, whatsAppFault, whatsAppKeys } from "#whatsapp/whatsapp.fixture";
import { recordChange } from "../audit/record-change";
import { sendTestSms } from "./send-test";

jest.mock("#config/read-config");
jest.mock("../audit/record-change");
jest.mock("#log/log", () => ({ log: { warn: jest.fn() } }));
jest.mock("#http/rate-limit", () => ({ rateLimit: () => async () => undefined }));

let whatsApp: Awaited<ReturnType<typeof aWhatsApp>>;
beforeAll(async () => {
  whatsApp = await aWhatsApp();
  const settings = { ...whatsAppKeys, url: whatsApp.url, templates: { "order-placed": "order_placed" } };
  const config = { mode: "production", sms: [], shopUrl: "https://haat.example", whatsApp: settings };
  jest.mocked(readConfig).mockReturnValue(config as unknown as ReturnType<typeof readConfig>);
});
afterAll(() => whatsApp.close());
beforeEach(() => jest.mocked(recordChange).mockReset());

const to = "+919845012345";
const remembered = jest.fn(async () => undefined);
const container = {
  resolve: () => ({ whatsAppDeliveries: { add: remembered } }),
} as unknown as MedusaContainer;
const send = () => sendTestSms(container, { to, text: "order-placed", provider: "whatsapp", actorId: "user_1" });
const recorded = () => jest.mocked(recordChange).mock.calls.map(([, entry]) => entry.after);

it("a test by WhatsApp is recorded with the number masked, and its failure with Meta's code", async () => {
  expect(await send()).toMatchObject({ outcome: "accepted", messageId: "wamid.0" });
  whatsApp.answerWith(() => whatsAppFault(132001));
  const message = words.refused("WhatsApp", "error 132001");
  expect(await send()).toEqual({ outcome: "refused", messageId: null, message });
  whatsApp.answerWith(() => undefined);
  expect(recorded()).toEqual([
    { text: "order-placed", provider: "whatsapp", to: "+91••••••2345", outcome: "accepted" },
    { text: "order-placed", provider: "whatsapp", to: "+91••••••2345", outcome: "refused" },
  ]);
});

it("a test by WhatsApp that was sent is said to be sent, even if it could not be remembered", async () => {
  remembered.mockRejectedValueOnce(new Error("the database is away"));
  expect(await send()).toMatchObject({ outcome: "accepted" });
  expect(recorded()).toMatchObject([{ outcome: "accepted" }]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

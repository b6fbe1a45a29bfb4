import { messageSetupMessages as words } from "@haat/api-contract/message-setup/messages";
import type { TestSmsBody } from "@haat/api-contract/message-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { sendNotification } from "#engine/hooks/send-notification";
import { log } from "#log/log";
import { anSmsProvider, keys } from "#sms/sms-providers.fixture";
import { recordChange } from "../audit/record-change";
import { sendTestEmail, sendTestSms } from "./send-test";

jest.mock("#config/read-config");
jest.mock("#engine/hooks/send-notification");
jest.mock("../audit/record-change");
jest.mock("#log/log", () => ({ log: { warn: jest.fn() } }));
jest.mock("#http/rate-limit", () => ({ rateLimit: () => async () => undefined }));
jest.mock("#messages/sealed-message", () => ({ sealMessage: (message: object) => message }));

let provider: Awaited<ReturnType<typeof anSmsProvider>>;
beforeAll(async () => {
  provider = await anSmsProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  jest.mocked(sendNotification).mockReset().mockResolvedValue("<1@haat.test>");
  jest.mocked(recordChange).mockReset();
  provider.answerWith(() => undefined);
  provider.taken.length = 0;
  shopWith({});
});

const to = "+919845012345";
const remembered = jest.fn(async () => undefined);
const modules = {
  message_queue: {
    smsDeliveries: { add: remembered },
    smsTemplateIds: { read: async () => ({ ids: { msg91: { "order-shipped": "flow-shipped" } }, version: 2 }) },
  },
  shopSettings: { read: async () => ({ document: { shop: null } }) },
};
const container = { resolve: (name: keyof typeof modules) => modules[name] } as unknown as MedusaContainer;

function shopWith(config: object): void {
  const msg91 = { name: "msg91", url: provider.url, authKey: keys.msg91, templates: { "login-code": "flow-login" } };
  const twilio = { name: "twilio", url: provider.url, accountSid: keys.sid, authToken: keys.token, from: "HAATIN" };
  const smtp = { url: "smtp://mail.test", from: "Haat <no-reply@haat.test>" };
  const all = { mode: "production", sms: [msg91, twilio], smtp, shopUrl: "https://haat.example", ...config };
  jest.mocked(readConfig).mockReturnValue(all as unknown as ReturnType<typeof readConfig>);
}

const send = (body: Partial<TestSmsBody> = {}) =>
  sendTestSms(container, { to, text: "login-code", provider: "msg91", actorId: "user_1", ...body });
const recorded = () => jest.mocked(recordChange).mock.calls.map(([, entry]) => entry);

describe("a test SMS", () => {
  it("is sent by the chosen provider with sample values, and recorded with the number masked", async () => {
    const message = words.accepted("MSG91", "366e6c6b4f35");
    expect(await send()).toEqual({ outcome: "accepted", messageId: "366e6c6b4f35", message });
    await send({ provider: "twilio" });
    expect(provider.taken).toMatchObject([
      { provider: "msg91", to, fields: { code: "000000", template_id: "flow-login" } },
      { provider: "twilio", to, text: expect.stringMatching(/^000000 is your Haat login code/) },
    ]);
    const entry = { actorId: "user_1", action: "message.test_sms_sent", before: null };
    expect(recorded()).toMatchObject([
      { ...entry, after: { text: "login-code", provider: "msg91", to: "+91••••••2345", outcome: "accepted" } },
      { ...entry, after: { provider: "twilio" } },
    ]);
    expect(remembered.mock.calls).toMatchObject([
      [{ provider: "msg91", id: "366e6c6b4f35", template: "login-code", to: "+91••••••2345" }],
      [{ provider: "twilio" }],
    ]);
    expect(JSON.stringify(recorded())).not.toContain("9845012345");
  });

  it("that was sent is recorded and said to be sent, even if it could not be remembered", async () => {
    remembered.mockRejectedValueOnce(new Error("the database is away"));
    expect(await send()).toMatchObject({ outcome: "accepted", messageId: "366e6c6b4f35" });
    expect(recorded()).toMatchObject([{ after: { outcome: "accepted" } }]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it("can be sent by an id that staff stored", async () => {
    await send({ text: "order-shipped" });
    expect(provider.taken).toMatchObject([{ fields: { template_id: "flow-shipped" } }]);
  });

  it("says why a provider refused it, and asks no other one", async () => {
    provider.answerWith(() => ({ status: 200, body: { type: "error", message: "Authentication failure" } }));
    const message = words.refused("MSG91", "Authentication failure");
    expect(await send()).toEqual({ outcome: "refused", messageId: null, message });
    provider.answerWith(() => ({ status: 400, body: { code: 21211 } }));
    expect(await send({ provider: "twilio" })).toMatchObject({ message: words.refused("Twilio", "error 21211") });
    expect(provider.taken).toEqual([]);
    expect(recorded()).toMatchObject([{ after: { outcome: "refused" } }, { after: { outcome: "refused" } }]);
  });

  it("says that a provider did not answer in time, or is not there", async () => {
    const timeout = jest
      .spyOn(AbortSignal, "timeout")
      .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
    expect(await send()).toEqual({ outcome: "unanswered", messageId: null, message: words.unanswered("MSG91", 5) });
    timeout.mockRestore();
    shopWith({ sms: [{ name: "msg91", url: "http://127.0.0.1:1023", authKey: "", templates: { "login-code": "1" } }] });
    expect(await send()).toMatchObject({ message: words.unreachable("MSG91", "ECONNREFUSED") });
  });

  it.each<[string, Partial<TestSmsBody>, object]>([
    [words.unknownText, { text: "toString" }, {}],
    [words.unknownProvider, { provider: "sns" }, {}],
    [words.unknownProvider, { provider: null }, {}],
    [words.noTemplate("MSG91", "order-placed"), { text: "order-placed" }, {}],
    [words.noProvider, { provider: null }, { sms: [] }],
  ])("is not sent: %s", async (message, body, config) => {
    shopWith(config);
    await expect(send(body)).rejects.toMatchObject({ message });
    expect([provider.taken, recorded(), jest.mocked(sendNotification).mock.calls]).toEqual([[], [], []]);
  });

  it("is stored in the outbox of a demo without providers", async () => {
    shopWith({ mode: "demo", sms: [] });
    expect(await send({ provider: null })).toEqual({ outcome: "stored", messageId: null, message: words.stored });
    const [, message] = jest.mocked(sendNotification).mock.calls[0] ?? [];
    expect(message).toMatchObject({ to, channel: "sms", template: "login-code" });
    expect(recorded()).toMatchObject([{ after: { provider: "outbox", outcome: "stored" } }]);
  });
});

describe("a test email", () => {
  const mail = () => sendTestEmail(container, { to: "asha@example.com", actorId: "user_1" });
  const failing = (error: object) => jest.mocked(sendNotification).mockRejectedValue(Object.assign(new Error(), error));

  it("is sent, and recorded with the address masked", async () => {
    const message = words.accepted("The email server", "<1@haat.test>");
    expect(await mail()).toEqual({ outcome: "accepted", messageId: "<1@haat.test>", message });
    expect(recorded()).toMatchObject([{ after: { to: "a•••@example.com", outcome: "accepted" } }]);
  });

  it.each([
    [
      "refused",
      { message: "Permanently rejected: 550 No such user" },
      words.refused("The email server", "550 No such user"),
    ],
    ["refused", { message: "535 Bad login", responseCode: 535 }, words.refused("The email server", "535 Bad login")],
    ["unanswered", { code: "ETIMEDOUT" }, words.unanswered("The email server", 5)],
    ["unreachable", { code: "ECONNREFUSED" }, words.unreachable("The email server", "ECONNREFUSED")],
  ])("is %s after %j", async (outcome, error, message) => {
    failing(error);
    expect(await mail()).toEqual({ outcome, messageId: null, message });
  });

  it("needs a mail server, or a demo's outbox", async () => {
    shopWith({ smtp: undefined });
    await expect(mail()).rejects.toMatchObject({ message: words.noMailServer });
    shopWith({ smtp: undefined, mode: "demo" });
    expect(await mail()).toMatchObject({ outcome: "stored", message: words.stored });
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { sampleSms } from "#messages/sample-sms";
import type { smsTexts } from "#sms/sms-texts";
import { aWhatsApp, whatsAppFault, whatsAppKeys } from "./whatsapp.fixture";
import { hasTemplate, sendByWhatsApp, WhatsAppError } from "./whatsapp-sender";
import { whatsAppTemplates, whatsAppText, whatsAppValues } from "./whatsapp-texts";

jest.mock("#messages/mail-sender", () => ({ shopUrl: () => "https://haat.example" }));

let whatsApp: Awaited<ReturnType<typeof aWhatsApp>>;
beforeAll(async () => {
  whatsApp = await aWhatsApp();
});
afterAll(() => whatsApp.close());
beforeEach(() => {
  whatsApp.answerWith(() => undefined);
  whatsApp.taken.length = 0;
});

const to = "+919845012345";
const templates = Object.fromEntries(whatsAppTemplates.map((name) => [name, name.replaceAll("-", "_")]));
const settings = (change: object = {}) => ({ ...whatsAppKeys, url: whatsApp.url, templates, ...change });
const message = (template: keyof typeof smsTexts = "order-placed") => ({ ...sampleSms(template), to, text: "" });
const failure = (sent: Promise<unknown>) => sent.then(() => undefined).catch((error: unknown) => error);

describe("a message by WhatsApp", () => {
  it("has the shape that Meta publishes, whatever its text", async () => {
    for (const template of whatsAppTemplates) await sendByWhatsApp(settings(), message(template));
    expect(whatsApp.taken).toHaveLength(whatsAppTemplates.length);
    expect(whatsApp.taken[0]).toEqual({
      id: "wamid.0",
      to,
      template: "order_placed",
      values: ["1001", "Rs. 499.00"],
    });
  });

  it("resolves to WhatsApp's id", async () => {
    expect(await sendByWhatsApp(settings(), message())).toBe("wamid.0");
  });

  it.each([
    [131026, 400, "not-on-whatsapp", false],
    [130429, 400, "later", true],
    [131056, 400, "later", true],
    [131016, 500, "later", true],
    [131000, 500, "later", true],
    [131999, 429, "later", true],
    [132001, 404, "refused", false],
    [132015, 400, "refused", false],
    [190, 401, "refused", false],
  ])("is refused with error %d and status %d: %s", async (code, status, kind, isPassing) => {
    whatsApp.answerWith(() => whatsAppFault(code, status));
    const error = await failure(sendByWhatsApp(settings(), message()));
    expect(error).toBeInstanceOf(WhatsAppError);
    expect(error).toMatchObject({ kind, isPassing, message: `WhatsApp: error ${code}` });
  });

  it("may be tried again if there was no answer, or one that is none", async () => {
    whatsApp.answerWith(() => ({ status: 502, body: "" }));
    expect(await failure(sendByWhatsApp(settings(), message()))).toMatchObject({ kind: "later", isPassing: true });
    const timeout = jest
      .spyOn(AbortSignal, "timeout")
      .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
    const unanswered = await failure(sendByWhatsApp(settings(), message()));
    timeout.mockRestore();
    expect(unanswered).toMatchObject({ kind: "unanswered", isPassing: true });
    const gone = settings({ url: "http://127.0.0.1:1023" });
    expect(await failure(sendByWhatsApp(gone, message()))).toMatchObject({ kind: "unreachable", isPassing: true });
  });

  it("names neither the token nor the number in its errors", async () => {
    for (const code of [190, 131026]) {
      whatsApp.answerWith(() => whatsAppFault(code));
      const error = String(await failure(sendByWhatsApp(settings(), message())));
      expect(error).not.toMatch(new RegExp(`${whatsAppKeys.accessToken}|9845012345`));
    }
  });

  it("is accepted only with an id", async () => {
    whatsApp.answerWith(() => ({ status: 200, body: { messages: [] } }));
    expect(await failure(sendByWhatsApp(settings(), message()))).toMatchObject({ kind: "refused" });
  });
});

describe("the texts for WhatsApp", () => {
  it("are the order news, never a code", () => {
    expect(whatsAppTemplates).toContain("parcel-out-for-delivery-code");
    expect(whatsAppTemplates.filter((name) => /login|identifier|deletion|contact/.test(name))).toEqual([]);
    expect(hasTemplate({ templates: { "login-code": "login" } }, "login-code")).toBe(false);
    expect(hasTemplate({ templates: {} }, "order-placed")).toBe(false);
  });

  it("have numbered variables, none at either end, and a value for each", () => {
    expect(whatsAppText("refund-payee")).toBe(
      "Haat: you will receive a refund of {{1}} for order {{2}}. Please tell us where to send it.",
    );
    for (const name of whatsAppTemplates) {
      const text = whatsAppText(name);
      expect(text).toMatch(/^Haat: .*\.$/);
      expect(text).not.toContain("link");
      const numbers = [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(whatsAppValues(sampleSms(name))).toHaveLength(numbers.length);
    }
  });

  it("have values without line breaks, which WhatsApp refuses", () => {
    const values = { order: "1\n2", amount: "Rs.      5" };
    expect(whatsAppValues({ template: "order-placed", values })).toEqual(["1 2", "Rs. 5"]);
  });

  it("are listed for the merchant, who registers them", () => {
    const page = readFileSync(path.join(__dirname, "../../../docs/whatsapp.md"), "utf8");
    const listed = [...page.matchAll(/^\| `([a-z-]+)` \| `(.+)` \|$/gm)].map(([, name, text]) => [name, text]);
    expect(listed).toEqual(whatsAppTemplates.map((name) => [name, whatsAppText(name)]));
  });
});

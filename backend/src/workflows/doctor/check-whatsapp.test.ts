import { aWhatsApp, whatsAppKeys } from "#whatsapp/whatsapp.fixture";
import { checkWhatsApp } from "./check-whatsapp";

describe("WhatsApp", () => {
  let meta: Awaited<ReturnType<typeof aWhatsApp>>;
  beforeAll(async () => {
    meta = await aWhatsApp();
  });
  afterAll(() => meta.close());

  const check = (change: object = {}) =>
    checkWhatsApp({ whatsApp: { ...whatsAppKeys, url: meta.url, templates: {}, ...change } });

  it("is good if Meta knows the number, and nothing is sent", async () => {
    expect(await check()).toEqual([
      { subject: "WhatsApp", state: "good", text: expect.stringContaining("+91 80 4567 8900") },
    ]);
    expect(meta.taken).toEqual([]);
  });

  it("is advised about a number that Meta may limit", async () => {
    meta.numberIs({ quality_rating: "RED" });
    expect(await check()).toMatchObject([{ state: "advice", text: expect.stringContaining("low quality") }]);
  });

  it("is a problem with a wrong token or number, and the token is not shown", async () => {
    const found = [...(await check({ accessToken: "wrong-token" })), ...(await check({ phoneNumberId: "1" }))];
    expect(found.map(({ state }) => state)).toEqual(["problem", "problem"]);
    expect(JSON.stringify(found)).toContain("error 190");
    expect(JSON.stringify(found)).not.toContain("wrong-token");
  });

  it("is not needed", async () => expect(await checkWhatsApp({ whatsApp: undefined })).toEqual([]));
});

import { faultsOfWhatsApp, whatsAppOf } from "./whatsapp-environment";

const all = {
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_ACCESS_TOKEN: "EAAG",
  WHATSAPP_APP_SECRET: "0123456789abcdef0123456789abcdef",
  WHATSAPP_VERIFY_TOKEN: "verify-token-of-the-tests",
  WHATSAPP_TEMPLATES: '{"order-placed": "order_placed"}',
};

it("is off by default, also with an address alone", () => {
  for (const values of [{}, { WHATSAPP_URL: "https://example.test" }])
    expect([faultsOfWhatsApp(values), whatsAppOf(values)]).toEqual([[], undefined]);
});

it("is at Meta, or another address for tests", () => {
  expect(faultsOfWhatsApp(all)).toEqual([]);
  expect(whatsAppOf(all)).toMatchObject({
    url: "https://graph.facebook.com",
    templates: { "order-placed": "order_placed" },
  });
  expect(whatsAppOf({ ...all, WHATSAPP_URL: "http://127.0.0.1:1/" })?.url).toBe("http://127.0.0.1:1");
});

it.each(Object.keys(all))("needs %s if another is set", (name) => {
  expect(faultsOfWhatsApp({ ...all, [name]: undefined })).toEqual([`${name} is missing.`]);
});

it.each([
  [{ WHATSAPP_PHONE_NUMBER_ID: "+919845012345" }, "WHATSAPP_PHONE_NUMBER_ID: must be Meta's id"],
  [{ WHATSAPP_ACCESS_TOKEN: "a b" }, "WHATSAPP_ACCESS_TOKEN: must be the token"],
  [{ WHATSAPP_APP_SECRET: "secret" }, "WHATSAPP_APP_SECRET: must be the app's secret"],
  [{ WHATSAPP_VERIFY_TOKEN: "short" }, "WHATSAPP_VERIFY_TOKEN: must be 16"],
  [{ WHATSAPP_TEMPLATES: "order" }, "WHATSAPP_TEMPLATES: must be a JSON object"],
  [{ WHATSAPP_TEMPLATES: '{"hello": "hello"}' }, "WHATSAPP_TEMPLATES: knows no SMS hello"],
  [{ WHATSAPP_TEMPLATES: '{"login-code": "login"}' }, "WHATSAPP_TEMPLATES: login-code is a code"],
  [{ WHATSAPP_TEMPLATES: '{"order-placed": "Order placed"}' }, "WHATSAPP_TEMPLATES: the name for order-placed must be"],
  [{ WHATSAPP_URL: "ftp://x" }, "WHATSAPP_URL: must be an address"],
])("%j has one fault, without the value", (change, fault) => {
  const faults = faultsOfWhatsApp({ ...all, ...change });
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

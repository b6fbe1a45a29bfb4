import type { SmsProvider } from "./sms-senders";
import { canSendSms, takesIds, unsentCodes, withStoredIds } from "./template-ids";

const msg91: SmsProvider = {
  name: "msg91",
  url: "",
  authKey: "",
  templates: { "login-code": "1", "order-placed": "2" },
};
const twilio: SmsProvider = { name: "twilio", url: "", accountSid: "", authToken: "", from: "", reportUrl: undefined };
const http = (url: string): SmsProvider => ({
  name: "http",
  url,
  headers: {},
  body: undefined,
  accepted: undefined,
  templates: {},
});
const asking = http("https://sms.test/?to={to}&text={text}&id={template}");
const plain = http("https://sms.test/?to={to}&text={text}");
const codes = ["login-code", "identifier-code", "deletion-code", "seller-contact-code"];

it("are of providers whose request has one", () => {
  expect([msg91, twilio, asking, plain].map(takesIds)).toEqual([true, false, true, false]);
});

it("that are stored come before the variable's, which stay where none is stored", () => {
  const stored = { msg91: { "login-code": "7", "order-shipped": "8" }, sns: { "login-code": "9" } };
  expect(withStoredIds([msg91, twilio, plain], stored)).toEqual([
    { ...msg91, templates: { "login-code": "7", "order-placed": "2", "order-shipped": "8" } },
    twilio,
    plain,
  ]);
});

it.each([
  ["without a provider, as in a demo", [], true],
  ["with a provider where it is not registered", [msg91], false],
  ["with a second one that needs no registration", [msg91, twilio], true],
  ["with a stored id", withStoredIds([msg91], { msg91: { "order-shipped": "8" } }), true],
])("decide whether an SMS is sent %s: %3$s", (_how, providers, expected) => {
  expect(canSendSms(providers, "order-shipped")).toBe(expected);
});

it("of codes must be at one provider at least", () => {
  expect(unsentCodes([msg91])).toEqual(codes.slice(1));
  expect(unsentCodes([asking])).toEqual(codes);
  expect(unsentCodes(withStoredIds([msg91], { msg91: Object.fromEntries(codes.map((code) => [code, "7"])) }))).toEqual(
    [],
  );
  expect([unsentCodes([]), unsentCodes([msg91, twilio])]).toEqual([[], []]);
});

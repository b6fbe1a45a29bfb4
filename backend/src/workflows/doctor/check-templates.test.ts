import type { SmsProvider } from "#sms/sms-senders";
import { smsTemplates } from "#sms/sms-texts";
import { assessTemplates } from "./check-templates";

const withIds = (names: readonly string[]): SmsProvider[] => [
  { name: "msg91", url: "", authKey: "", templates: Object.fromEntries(names.map((name) => [name, "1"])) },
];
const codes = ["login-code", "identifier-code", "deletion-code", "seller-contact-code"];

it.each([
  ["none without providers", [], []],
  ["none of a shop with every template", withIds(smsTemplates), [/^good: Every SMS/]],
  ["that news of orders is not sent", withIds(codes), [/^advice: No provider .* order-placed, /]],
  [
    "that a code is not sent",
    withIds(smsTemplates.filter((name) => name !== "deletion-code")),
    [/^problem: No provider has a template for deletion-code\. Enter/],
  ],
])("templates of SMS: %s", (_what, providers, expected) => {
  const found = assessTemplates(providers).map(({ state, text }) => `${state}: ${text}`);
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
});

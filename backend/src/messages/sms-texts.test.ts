import { limits } from "@haat/api-contract/limits";
import { codeSms } from "./code-messages";
import { orderSms, smsText, smsTexts } from "./sms-texts";

it("have short names of variables, which a provider's template may use as they are", () => {
  for (const text of Object.values(smsTexts)) {
    for (const [, name = ""] of text.matchAll(/\{([^}]*)\}/g)) expect(name).toMatch(/^[a-z]{1,10}$/);
  }
});

it("fit one SMS of the GSM alphabet with their longest usual values", () => {
  const usual: Record<string, string> = {
    code: "042137",
    codes: "042137",
    minutes: "10",
    order: "100123",
    amount: "₹12,345.50",
    link: "https://haat.example/order",
    parcel: "parcel 1 of 2",
    action: "replacement",
    way: "by bank transfer",
    reference: "UTR123456789",
  };
  for (const template of Object.keys(smsTexts) as (keyof typeof smsTexts)[]) {
    const text = smsText(orderSms(template as "order-placed", usual as { order: string; amount: string }));
    expect(text).toMatch(/^[\w\s.,:;/?!'#-]*$/);
    expect({ template, isOne: text.length <= 160 }).toEqual({ template, isOne: true });
  }
});

it("has no value left out", () => {
  expect(() => smsText({ template: "order-placed", values: { order: "1", amount: "Rs. 5" } })).toThrow("has no link");
});

it("tells a code by SMS without the mail's many words", () => {
  const { text, sms } = codeSms("login-code", "042137");
  expect(text).toBe(
    `042137 is your Haat login code, valid for ${limits.otpLifetimeMinutes} minutes and one login. Never share it.`,
  );
  expect(sms).toEqual({ template: "login-code", values: { code: "042137", minutes: `${limits.otpLifetimeMinutes}` } });
});

import { limits } from "@haat/api-contract/limits";
import { maxSmsValue, smsTemplates, smsText } from "#sms/sms-texts";
import { maskContact } from "./mask-contact";
import { sampleSms } from "./sample-sms";

describe("a sample of an SMS", () => {
  it.each(smsTemplates)("of %s has a value for each variable, no longer than operators allow", (template) => {
    const sample = sampleSms(template);
    expect(smsText(sample)).not.toMatch(/[{}]/);
    for (const value of Object.values(sample.values)) {
      expect(value.length).toBeGreaterThan(0);
      expect(value.length).toBeLessThanOrEqual(maxSmsValue);
    }
  });

  it("has a code of zeros, which no one could mistake for a real one", () => {
    expect(smsText(sampleSms("login-code"))).toMatch(new RegExp(`^0{${limits.otpLength}} is your Haat login code`));
  });
});

it.each([
  ["+919845012345", "+91••••••2345"],
  ["asha@example.com", "a•••@example.com"],
  ["+91", "+91"],
])("%s is masked as %s", (contact, masked) => {
  expect(maskContact(contact)).toBe(masked);
});

import { limits } from "@haat/api-contract/limits";
import { codeSms } from "./code-messages";

it("tells a code by SMS without the mail's many words", () => {
  const { text, sms } = codeSms("login-code", "042137");
  expect(text).toBe(
    `042137 is your Haat login code, valid for ${limits.otpLifetimeMinutes} minutes and one login. Never share it.`,
  );
  expect(sms).toEqual({ template: "login-code", values: { code: "042137", minutes: `${limits.otpLifetimeMinutes}` } });
});

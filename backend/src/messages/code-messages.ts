import { limits } from "@haat/api-contract/limits";
import type { Message } from "./sealed-message";

const notYou = "If you did not ask for a code, you can ignore this message.";

const codeMessage = (subject: string, code: string, lines: string[]): Message => ({
  subject,
  text: lines.join("\n\n"),
  code,
});

/** What a one-time code can be asked for, with the message that brings it. The key is the message's template. */
export const codeMessages = {
  "login-code": (code: string) =>
    codeMessage("Your Haat login code", code, [
      `${code} is your Haat login code.`,
      `It is good for ${limits.otpLifetimeMinutes} minutes and for one login. We never ask for it by phone.`,
      notYou,
    ]),
  "identifier-code": (code: string) =>
    codeMessage("Your Haat confirmation code", code, [
      `${code} adds this address or number to your Haat account.`,
      `It is good for ${limits.otpLifetimeMinutes} minutes. Enter it only where you asked for it, and give it to nobody: whoever has it gets what is kept under this address or number.`,
      notYou,
    ]),
  "deletion-code": (code: string) =>
    codeMessage("Your code to delete your Haat account", code, [
      `${code} deletes your Haat account, for good.`,
      `It is good for ${limits.otpLifetimeMinutes} minutes. If you want to keep your account, do nothing, and log out on all devices: somebody else may be logged in.`,
    ]),
  "seller-contact-code": (code: string) =>
    codeMessage("Your Haat verification code", code, [
      `${code} verifies this address or number for a seller's account at Haat.`,
      `It is good for ${limits.otpLifetimeMinutes} minutes. Enter it only in the seller portal, and give it to nobody.`,
      notYou,
    ]),
  "administrator-code": (code: string) =>
    codeMessage("Your Haat back office code", code, [
      `${code} opens the back office of Haat.`,
      `It is good for ${limits.otpLifetimeMinutes} minutes and for one login. Give it to nobody: we never ask for it.`,
      "If you did not just log in, somebody knows your password. Please change it, and tell your administrator.",
    ]),
} as const;

export type CodeTemplate = keyof typeof codeMessages;

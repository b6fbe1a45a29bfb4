import { limits } from "@haat/api-contract/limits";
import { sms, smsText } from "#sms/sms-texts";
import type { Message } from "./sealed-message";

const notYou = "If you didn't request a code, you can ignore this message.";

const codeMessage = (subject: string, code: string, lines: string[]): Message => ({
  subject,
  text: lines.join("\n\n"),
  code,
});

/** The messages for one-time codes, by purpose. The key is the message's template. */
export const codeMessages = {
  "login-code": (code: string) =>
    codeMessage("Your Haat login code", code, [
      `${code} is your Haat login code.`,
      `It is valid for ${limits.otpLifetimeMinutes} minutes and one login. Never share it; we will never ask for it by phone.`,
      notYou,
    ]),
  "identifier-code": (code: string) =>
    codeMessage("Your Haat confirmation code", code, [
      `${code} adds this address or number to your Haat account.`,
      `It is valid for ${limits.otpLifetimeMinutes} minutes. Enter it only where you requested it and never share it: anyone who has it can take over the orders and data under this address or number.`,
      notYou,
    ]),
  "deletion-code": (code: string) =>
    codeMessage("Your code to delete your Haat account", code, [
      `${code} permanently deletes your Haat account.`,
      `It is valid for ${limits.otpLifetimeMinutes} minutes. If you want to keep your account, ignore this message and log out on all devices: someone else may be logged in to your account.`,
    ]),
  "seller-contact-code": (code: string) =>
    codeMessage("Your Haat verification code", code, [
      `${code} verifies this address or number for your Haat seller account.`,
      `It is valid for ${limits.otpLifetimeMinutes} minutes. Enter it only in the seller portal and never share it.`,
      notYou,
    ]),
  "administrator-code": (code: string) =>
    codeMessage("Your Haat back office code", code, [
      `${code} is your Haat back office login code.`,
      `It is valid for ${limits.otpLifetimeMinutes} minutes and one login. Never share it; we will never ask for it.`,
      "If you didn't just log in, someone else knows your password. Please change it and inform your administrator.",
    ]),
} as const;

export type CodeTemplate = keyof typeof codeMessages;

/** Codes of staff are only mailed. */
export type CodeSmsTemplate = Exclude<CodeTemplate, "administrator-code">;

export function codeSms(template: CodeSmsTemplate, code: string): Message {
  const short = sms(template, { code, minutes: String(limits.otpLifetimeMinutes) });
  return { subject: codeMessages[template](code).subject, text: smsText(short), code, sms: short };
}

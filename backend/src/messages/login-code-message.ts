import { limits } from "@haat/api-contract/limits";
import type { Message } from "./sealed-message";

/** The message that brings a shopper their one-time code. */
export const loginCodeMessage = (code: string): Message => ({
  subject: "Your Haat login code",
  text: [
    `${code} is your Haat login code.`,
    `It is good for ${limits.otpLifetimeMinutes} minutes and for one login. We never ask for it by phone.`,
    "If you did not ask for a code, you can ignore this message.",
  ].join("\n\n"),
  code,
});

import { createHmac, randomInt } from "node:crypto";
import { limits } from "@haat/api-contract/limits";

/** A code of the contract's length, every one as likely as any other. */
export const drawCode = (): string => String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, "0");

/** What is kept of a code. Keyed and bound to its holder: a stolen table gives no codes, a moved hash opens nothing. */
export const hashCode = (secret: string, purpose: string, identifier: string, code: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, identifier, code]))
    .digest("hex");

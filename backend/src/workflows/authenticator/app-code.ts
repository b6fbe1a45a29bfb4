import { limits } from "@haat/api-contract/limits";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app supports, and many ignore other values: RFC 6238, and the key URI format. */
const kind = { algorithm: "SHA1", digits: limits.otpLength, period: 30 } as const;

/** 160 bits, as RFC 4226 (section 4, R6) recommends. */
const keyBytes = 20;

/** How many time steps a phone's clock may be early or late (RFC 6238, section 5.2, recommends one). */
const drift = 1;

/** A new key in base32, and the `otpauth:` address with which an app reads it. */
export function newAppKey({ issuer, account }: { issuer: string; account: string }): { key: string; uri: string } {
  const secret = new Secret({ size: keyBytes });
  return { key: secret.base32, uri: new TOTP({ ...kind, issuer, label: account, secret }).toString() };
}

/**
 * The time step of a code, counted from 1970 in steps of 30 seconds; null if it is wrong, or older or newer than one
 * step.
 *
 * @param at the time in ms since 1970
 */
export function stepOfCode(key: string, code: string, at = Date.now()): number | null {
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ ...kind, token: code, secret, timestamp: at, window: drift });
  return delta === null ? null : TOTP.counter({ period: kind.period, timestamp: at }) + delta;
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** Long enough for somebody who requested an export to come back for it. */
export const linkLastsSeconds = 60 * 60;

type Signing = { secret: string; now?: number };

const signatureOf = (name: string, expires: number, secret: string) =>
  createHmac("sha256", `private-file:${secret}`).update(`${name}\n${expires}`).digest();

/** The query string that allows fetching a private file until it expires. */
export function signLink(name: string, { secret, now = Date.now() }: Signing): string {
  const expires = Math.floor(now / 1000) + linkLastsSeconds;
  return new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(name, expires, secret).toString("base64url"),
  }).toString();
}

/** Whether a query string was signed by `signLink` for this file and has not expired. */
export function opensLink(name: string, query: string, { secret, now = Date.now() }: Signing): boolean {
  const given = new URLSearchParams(query);
  const expires = given.get("expires") ?? "";
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return false;
  const signature = Buffer.from(given.get("signature") ?? "", "base64url");
  const expected = signatureOf(name, Number(expires), secret);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

import type { KeyObject } from "node:crypto";
import jwt, { type JwtPayload } from "jsonwebtoken";
import { keyOf } from "./auth";

type Secrets = {
  current: string;
  /** Those that signed tokens before it. */
  previous: readonly string[];
};

/**
 * Returns a function that signs a token anew, with the same claims and the same end, if an earlier secret signed it:
 * after a change of JWT_SECRET nobody has to log in again, and whoever verifies tokens knows one secret. Any other token
 * is returned as it is.
 */
export function tokenRenewal({ current, previous }: Secrets): (token: string) => string {
  const key = keyOf(current);
  const earlier = previous.map(keyOf);
  const verified = (token: string, secret: KeyObject): JwtPayload | undefined => {
    try {
      const claims = jwt.verify(token, secret, { algorithms: ["HS256"] });
      return typeof claims === "object" ? claims : undefined;
    } catch {
      return undefined;
    }
  };
  return (token) => {
    if (earlier.length === 0 || verified(token, key)) return token;
    for (const secret of earlier) {
      const claims = verified(token, secret);
      if (claims) return jwt.sign(claims, key, { algorithm: "HS256" });
    }
    return token;
  };
}

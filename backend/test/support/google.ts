import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import jwt from "jsonwebtoken";

export const clientId = "haat-tests.apps.googleusercontent.com";

type Key = { id: string; privateKey: KeyObject; publicKey: KeyObject };

const aKey = (): Key => ({
  id: randomBytes(6).toString("hex"),
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }),
});

export type Claims = Record<string, unknown>;

/** Serves the keys that Google publishes, and signs credentials like Google. `stop()` it in `afterAll`. */
export async function aGoogle() {
  const key = aKey();
  const jwk = { ...key.publicKey.export({ format: "jwk" }), kid: key.id, alg: "RS256", use: "sig" };
  const server = createServer((_req, res) => {
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    keysUrl: `http://localhost:${(server.address() as AddressInfo).port}/certs`,
    /** A credential of a new person, except for the given claims. A claim of undefined is omitted. */
    credential: (claims: Claims = {}, options: jwt.SignOptions = {}): string => {
      const mark = randomBytes(6).toString("hex");
      const whole: Claims = {
        iss: "https://accounts.google.com",
        aud: clientId,
        sub: `google-${mark}`,
        email: `asha-${mark}@gmail.com`,
        email_verified: true,
        exp: Math.floor(Date.now() / 1000) + 3600,
        ...claims,
      };
      const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
      return jwt.sign(given, key.privateKey, { algorithm: "RS256", keyid: key.id, ...options });
    },
    /** The same claims with another header, signed with the real key or as the header says. */
    forged: (header: Record<string, unknown>, claims: Claims): string => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const text = `${part({ kid: key.id, typ: "JWT", ...header })}.${part(claims)}`;
      if (header.alg === "none") return `${text}.`;
      return `${text}.${createSign("RSA-SHA256").update(text).sign(key.privateKey).toString("base64url")}`;
    },
    /** Google's public key as text, which a careless server would use as an HMAC secret. */
    publicKey: key.publicKey.export({ format: "pem", type: "spki" }).toString(),
    keyId: key.id,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type Google = Awaited<ReturnType<typeof aGoogle>>;

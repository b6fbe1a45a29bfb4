import { loginMessages } from "@haat/api-contract/login/messages";
import { readIdentifier } from "@haat/api-contract/login/schemas";
import { z } from "zod";
import type { Config } from "#config/parse-environment";
import { ApiError } from "#errors/api-error";

type Google = NonNullable<Config["google"]>;

/** Who Google says it is: `id` never changes, the address may. */
export type GooglePerson = { id: string; email: string };

const issuers = ["https://accounts.google.com", "accounts.google.com"];
/** Clocks differ a little. */
const clockTolerance = "10 s";

const claimsSchema = z.object({ sub: z.string().min(1).max(255), email: z.string(), email_verified: z.boolean() });

// An ES module, which this compiled code can't import at its top.
const loadJose = () => import("jose");
type Jose = Awaited<ReturnType<typeof loadJose>>;
type Keys = ReturnType<Jose["createRemoteJWKSet"]>;

const keySets = new Map<string, Keys>();

/** Google's keys, kept for an hour and fetched anew when a credential names one that is not among them. */
function keysAt(url: string, { createRemoteJWKSet }: Jose): Keys {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url), { cacheMaxAge: 3_600_000, timeoutDuration: 5_000 });
  keySets.set(url, keys);
  return keys;
}

/** What the credential itself is to blame for; anything else that goes wrong is the way to the keys. */
const isRejection = (error: unknown, { errors }: Jose): boolean =>
  [
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);

/**
 * Checks an ID token of Google Identity Services: signed by one of Google's keys, for this shop, by Google, not expired.
 *
 * @throws ApiError 401 it is not, 403 Google has not verified its e-mail address, 503 Google's keys can't be read.
 */
export async function readGoogleCredential(token: string, { clientId, keysUrl }: Google): Promise<GooglePerson> {
  const jose = await loadJose();
  const { payload } = await jose
    .jwtVerify(token, keysAt(keysUrl, jose), {
      issuer: issuers,
      audience: clientId,
      // Google signs with nothing else. Without this line a token could choose how it is checked.
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat", "sub"],
      clockTolerance,
    })
    .catch((error: unknown) => {
      if (isRejection(error, jose)) throw new ApiError(401, loginMessages.googleFailed);
      throw new ApiError(503, loginMessages.googleUnreachable);
    });
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new ApiError(401, loginMessages.googleFailed);
  const { sub, email, email_verified } = claims.data;
  const address = readIdentifier(email);
  if (!email_verified || address?.kind !== "email") throw new ApiError(403, loginMessages.googleEmailUnproven);
  return { id: sub, email: address.value };
}

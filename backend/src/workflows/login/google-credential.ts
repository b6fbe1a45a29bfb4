import { loginMessages } from "@haat/api-contract/login/messages";
import { readIdentifier } from "@haat/api-contract/login/schemas";
import { z } from "zod";
import type { Config } from "#config/parse-environment";
import { ApiError } from "#errors/api-error";

type Google = NonNullable<Config["google"]>;

/** The person according to Google: `id` never changes, the address may. */
export type GooglePerson = { id: string; email: string };

const issuers = ["https://accounts.google.com", "accounts.google.com"];
/** Allows for clock differences. */
const clockTolerance = "10 s";

const claimsSchema = z.object({ sub: z.string().min(1).max(255), email: z.string(), email_verified: z.boolean() });

// An ES module, which this CommonJS code cannot import statically.
const loadJose = () => import("jose");
type Jose = Awaited<ReturnType<typeof loadJose>>;
type Keys = ReturnType<Jose["createRemoteJWKSet"]>;

const keySets = new Map<string, Keys>();

/** Google's keys, cached for an hour, and fetched again when a credential names an unknown one. */
function keysAt(url: string, { createRemoteJWKSet }: Jose): Keys {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url), { cacheMaxAge: 3_600_000, timeoutDuration: 5_000 });
  keySets.set(url, keys);
  return keys;
}

/** Errors caused by the credential itself; all others are failures to fetch the keys. */
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
 * Verifies an ID token of Google Identity Services: signed with one of Google's keys, issued by Google for this shop,
 * not expired.
 *
 * @throws ApiError 401 it is not valid, 403 Google has not verified its email address, 503 Google's keys cannot be
 * fetched.
 */
export async function readGoogleCredential(token: string, { clientId, keysUrl }: Google): Promise<GooglePerson> {
  const jose = await loadJose();
  const { payload } = await jose
    .jwtVerify(token, keysAt(keysUrl, jose), {
      issuer: issuers,
      audience: clientId,
      // The only algorithm that Google uses. Without this line the token could choose its own.
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

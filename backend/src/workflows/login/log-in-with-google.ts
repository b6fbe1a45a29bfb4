import { loginMessages } from "@haat/api-contract/login/messages";
import type { Shopper } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { addIdentity } from "./add-identity";
import { readGoogleCredential } from "./google-credential";
import { issueToken } from "./issue-token";
import { findShopper, type LoginWay, lockWays } from "./login-ways";
import { openAccount } from "./open-account";

/**
 * Exchanges Google's credential for a token. The first login links it to the account that logs in by code with the
 * address verified by Google, or creates an account; from then on Google's id decides, even if the address changes.
 *
 * @throws ApiError 503 when Google login is not set up; as `readGoogleCredential`.
 */
export async function logInWithGoogle(
  scope: MedusaContainer,
  { credential, agrees = false }: { credential: string; agrees?: boolean },
): Promise<{ token: string; user: Shopper }> {
  const { google } = readConfig();
  if (!google) throw new ApiError(503, loginMessages.googleNotConfigured);
  const { id, email } = await readGoogleCredential(credential, google);
  const way: LoginWay = { provider: "google", value: id };
  const byCode: LoginWay = { provider: "otp", value: email };
  const login = await lockWays(scope, [way, byCode], async () => {
    const known = await findShopper(scope, way);
    if (known) return { ...known, isNew: false };
    const linked = await findShopper(scope, byCode);
    const { customerId } = linked ?? (await openAccount(scope, { kind: "email", value: email }));
    return { customerId, authIdentityId: await addIdentity(scope, { ...way, customerId, email }), isNew: !linked };
  });
  return await issueToken(scope, { ...login, agrees: agrees && login.isNew });
}

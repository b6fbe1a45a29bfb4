import type { Identifier, Shopper } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { issueToken } from "./issue-token";
import { findShopper, lockWays } from "./login-ways";
import { redeemCode } from "./one-time-codes";
import { openAccount } from "./open-account";

/**
 * Exchanges a code for a token; the first login creates the account.
 *
 * @throws ApiError 400 when the code is wrong, expired, used, or was tried too often.
 */
export async function logInByCode(
  scope: MedusaContainer,
  identifier: Identifier,
  { code, agrees = false }: { code: string; agrees?: boolean },
): Promise<{ token: string; user: Shopper }> {
  await redeemCode(scope, "shopper-login", identifier, code);
  const way = { provider: "otp" as const, value: identifier.value };
  const login = await lockWays(scope, [way], async () => {
    const known = await findShopper(scope, way);
    return known ? { ...known, isNew: false } : { ...(await openAccount(scope, identifier)), isNew: true };
  });
  return await issueToken(scope, { ...login, agrees: agrees && login.isNew });
}

import { loginMessages } from "@haat/api-contract/login/messages";
import type { Shopper } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { readAccount } from "../shopper/read-account";
import { shopperToken } from "./shopper-token";

/**
 * Issues the token of a verified login. The version is read before the account: if the account is deleted in between,
 * the token is either refused here or already invalid. `agrees`: the account was just opened, by a screen that showed
 * notice and terms.
 *
 * @throws ApiError 401 the account was just deleted, 403 it is blocked.
 */
export async function issueToken(
  scope: MedusaContainer,
  { customerId, authIdentityId, agrees = false }: { customerId: string; authIdentityId: string; agrees?: boolean },
): Promise<{ token: string; user: Shopper }> {
  const logins = scope.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
  const { version: loginVersion, blocked } = await logins.standingOf(customerId);
  if (blocked) throw new ApiError(403, loginMessages.accountBlocked);
  const account = await readAccount(scope, customerId);
  if (!account) throw new ApiError(401, loginMessages.tokenRejected);
  await logins.activity().markSeen(customerId);
  if (agrees) await logins.consents().add(customerId, "sign-up");
  const { _id, email, mobile } = account;
  const token = shopperToken({ customerId, authIdentityId, loginVersion, secret: readConfig().jwtSecret });
  return { token, user: { _id, email, mobile } };
}

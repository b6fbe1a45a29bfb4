import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { SELLER_MODULE } from "../modules/seller";
import type { SellerService } from "../modules/seller/service";
import { SHOPPER_LOGIN_MODULE } from "../modules/shopper-login";
import type { ShopperLoginService } from "../modules/shopper-login/service";
import { type Auth, readAuth } from "./auth";

/**
 * Authenticates a token as of now; null if it is forged, expired, or its login has ended. The sessions of
 * administrators, with their permissions, and of sellers are checked on each request. A token of theirs without a
 * session was not issued by our login, even if the signature is valid, and is refused.
 */
export async function liveAuth(scope: MedusaContainer, token: string | null): Promise<Auth | null> {
  const holder = token ? readAuth(token, readConfig().jwtSecret) : null;
  if (!holder) return null;
  const { kind, id, loginVersion, sessionId } = holder;
  if (kind === "administrator") {
    const { sessions } = scope.resolve<AccessModuleService>(ACCESS_MODULE);
    const access = sessionId ? await sessions.access(sessionId, id) : null;
    return access && { kind, id, access, sessionId };
  }
  if (kind === "seller") {
    const { sessions } = scope.resolve<SellerService>(SELLER_MODULE);
    if (!sessionId || !(await sessions.isLive(sessionId, id))) return null;
  }
  if (kind === "shopper") {
    const logins = scope.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE);
    if (!(await logins.isCurrent(id, loginVersion))) return null;
  }
  return { kind, id, access: null, sessionId };
}

/**
 * The message for a token that is no longer valid. A blocked shopper is told so, because logging in again would not
 * help.
 */
export async function whyRefused(scope: MedusaContainer, token: string): Promise<string> {
  const holder = readAuth(token, readConfig().jwtSecret);
  if (holder?.kind !== "shopper") return loginMessages.tokenRejected;
  const { blocked } = await scope.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).standingOf(holder.id);
  return blocked ? loginMessages.accountBlocked : loginMessages.tokenRejected;
}

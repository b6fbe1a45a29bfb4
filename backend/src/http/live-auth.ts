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
 * Whose login a token stands for at this moment; null when it is forged, expired, or has ended. An administrator's is
 * asked for anew each time, with what the account may do; a seller's is too. One that names no session was not made by our
 * login, whoever signed it, and is nobody's.
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

/** What somebody is told whose token is not good any more. Who is blocked would try to log in again for nothing. */
export async function whyRefused(scope: MedusaContainer, token: string): Promise<string> {
  const holder = readAuth(token, readConfig().jwtSecret);
  if (holder?.kind !== "shopper") return loginMessages.tokenRejected;
  const { blocked } = await scope.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).standingOf(holder.id);
  return blocked ? loginMessages.accountBlocked : loginMessages.tokenRejected;
}

import { loginMessages } from "@haat/api-contract/login/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { SHOPPER_LOGIN_MODULE } from "../modules/shopper-login";
import type { ShopperLoginService } from "../modules/shopper-login/service";
import { ApiError } from "./api-error";
import { type Auth, readAuth, readToken } from "./auth";
import { findCall } from "./find-call";
import { requirePermission } from "./permission";

/**
 * Stands before all of `/api/v1`, for every method, so that no route can be forgotten: what the contract does not
 * name is refused, and what an administrator may do is asked anew each time. On a public call a bad token means a visitor, so that an expired login never breaks browsing.
 */
export async function guard(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const token = readToken(req.headers.authorization);
  const read = token ? readAuth(token, readConfig().jwtSecret) : null;
  const auth = read && (await isLive(req.scope, read)) ? read : null;
  const call = findCall(req.method, req.path);
  if (!call) throw new ApiError(404, serviceMessages.notFound);
  if (call.token !== "none" && call.token !== "optional") demand(call.token, token, auth);
  if (call.permission) await requirePermission(req.scope, auth, call.permission);
  if (auth) req.auth = auth;
  next();
}

/** False once a shopper has ended the login that a token stands for. */
export async function isLive(scope: MedusaRequest["scope"], auth: Auth): Promise<boolean> {
  if (auth.kind !== "shopper") return true;
  return scope.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).isCurrent(auth.id, auth.loginVersion);
}

function demand(kind: Auth["kind"], token: string | null, auth: Auth | null): void {
  if (!token) throw new ApiError(401, loginMessages.tokenMissing);
  if (!auth) throw new ApiError(401, loginMessages.tokenRejected);
  if (auth.kind !== kind) throw new ApiError(403, loginMessages.wrongKind);
}

import { loginMessages } from "@haat/api-contract/login/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { ApiError } from "./api-error";
import { type Auth, readAuth, readToken } from "./auth";
import { findCall } from "./find-call";

/**
 * Stands before all of `/api/v1`, for every method, so that no route can be forgotten: what the contract does not
 * name is refused. On a public call a bad token means a visitor, so that an expired login never breaks browsing.
 */
export function guard(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const token = readToken(req.headers.authorization);
  const auth = token ? readAuth(token, readConfig().jwtSecret) : null;
  const call = findCall(req.method, req.path);
  if (!call) throw new ApiError(404, serviceMessages.notFound);
  if (call.token !== "none" && call.token !== "optional") demand(call.token, token, auth);
  if (auth) req.auth = auth;
  next();
}

function demand(kind: Auth["kind"], token: string | null, auth: Auth | null): void {
  if (!token) throw new ApiError(401, loginMessages.tokenMissing);
  if (!auth) throw new ApiError(401, loginMessages.tokenRejected);
  if (auth.kind !== kind) throw new ApiError(403, loginMessages.wrongKind);
}

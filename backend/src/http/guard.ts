import { loginMessages } from "@haat/api-contract/login/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { type Auth, requirePermission } from "./auth";
import { readToken } from "./authorization";
import { findCall } from "./find-call";
import { liveAuth, whyRefused } from "./live-auth";
import { refuseWithoutRedis } from "./unavailable";

/**
 * Runs before all of `/api/v1`, for every method, so that no route can be left unprotected: calls outside the contract
 * are refused, and an administrator's permissions are loaded on each request. On a public call an invalid token counts
 * as none, so that an expired login never breaks browsing.
 */
export async function guard(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const call = findCall(req.method, req.path);
  if (!call) throw new ApiError(404, serviceMessages.notFound);
  const token = readToken(req.headers.authorization);
  const auth = await liveAuth(req.scope, token);
  if (call.token !== "none" && call.token !== "optional") await demand(req.scope, call.token, token, auth);
  if (call.permission) requirePermission(auth, call.permission);
  if (call.alsoRequires) requirePermission(auth, call.alsoRequires);
  if (auth) req.auth = auth;
  await refuseWithoutRedis(req);
  next();
}

async function demand(
  scope: MedusaRequest["scope"],
  kind: Auth["kind"],
  token: string | null,
  auth: Auth | null,
): Promise<void> {
  if (!token) throw new ApiError(401, loginMessages.tokenMissing);
  if (!auth) throw new ApiError(401, await whyRefused(scope, token));
  if (auth.kind !== kind) throw new ApiError(403, loginMessages.wrongKind);
}

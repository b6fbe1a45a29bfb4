import { loginMessages } from "@haat/api-contract/login/messages";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { readAuth, readToken } from "./auth";
import { liveAuth } from "./live-auth";

/** Answers as the engine does: these paths are its own. */
const refuse = (res: MedusaResponse, status: number, type: string, message: string) =>
  void res.status(status).json({ type, message });

/**
 * Stands before the engine's `/store`. It takes our shoppers' tokens as well, so a login that was ended must end there
 * too; and its own profile and address book would be written past the rules of ours: there shoppers only read.
 */
export async function storeGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const token = readToken(req.headers.authorization);
  const isOurs = token !== null && readAuth(token, readConfig().jwtSecret) !== null;
  if (isOurs && !(await liveAuth(req.scope, token))) {
    return refuse(res, 401, "unauthorized", loginMessages.tokenRejected);
  }
  const reads = req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS";
  if (!reads && /^\/customers(?:\/|$)/i.test(req.path)) return refuse(res, 403, "forbidden", loginMessages.forbidden);
  next();
}

/**
 * Stands before the engine's `/auth`, where a password alone is traded for a token, a token for a session or a newer
 * token, and accounts are registered. Nobody needs it: everybody logs in at `/api/v1`, administrators in two steps.
 */
export function authGuard(_req: MedusaRequest, res: MedusaResponse): void {
  refuse(res, 404, "not_found", serviceMessages.notFound);
}

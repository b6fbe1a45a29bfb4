import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { type Auth, readAuth, readToken } from "./auth";
import { isLive } from "./guard";

function authOf(req: MedusaRequest): Auth | null {
  const token = readToken(req.headers.authorization);
  return token ? readAuth(token, readConfig().jwtSecret) : null;
}

/** Answers as the engine does: these paths are its own. */
const refuse = (res: MedusaResponse, status: number, type: string, message: string) =>
  void res.status(status).json({ type, message });

/**
 * Stands before the engine's `/store`. It takes our shoppers' tokens as well, so a login that was ended must end there
 * too; and its own profile and address book would be written past the rules of ours: there shoppers only read.
 */
export async function storeGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const auth = authOf(req);
  if (auth && !(await isLive(req.scope, auth))) {
    return refuse(res, 401, "unauthorized", loginMessages.tokenRejected);
  }
  const reads = req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS";
  if (!reads && /^\/customers(?:\/|$)/i.test(req.path)) return refuse(res, 403, "forbidden", loginMessages.forbidden);
  next();
}

/**
 * Stands before the engine's `/auth`. A shopper's token would be traded there for a session or another token, neither
 * of which can be ended; shoppers log in at `/api/v1` alone.
 */
export function authGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (authOf(req)?.kind === "shopper") refuse(res, 401, "unauthorized", loginMessages.wrongKind);
  else next();
}

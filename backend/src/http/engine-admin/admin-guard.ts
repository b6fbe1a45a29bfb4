import { loginMessages } from "@haat/api-contract/login/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { type AdministratorAccess, holds } from "#modules/access/administrator-access";
import { readToken } from "../authorization";
import { liveAuth } from "../live-auth";
import { noteWrite } from "../replica-reads";
import { refuseWithoutRedis } from "../unavailable";
import { mayQuery, maySend } from "./asked-fields";
import { findEnginePattern } from "./engine-routes";
import { closedPatterns, enginePermissions, openCalls } from "./permissions";
import { recordEngineWrite } from "./record-engine-write";
import { unknownFilter } from "./unusable-query";

type Refusal = { status: 401 | 403; type: "unauthorized" | "forbidden"; message: string };

const forbidden = (message: string): Refusal => ({ status: 403, type: "forbidden", message });
const unauthorized = (message: string): Refusal => ({ status: 401, type: "unauthorized", message });

/**
 * Checks whether an account may call the engine's admin API. `call` is the method with the engine's own path pattern;
 * null if the engine has no such path.
 */
export function checkEngineCall(
  access: AdministratorAccess,
  call: string | null,
  { query = {}, body }: { query?: Readonly<Record<string, unknown>>; body?: unknown } = {},
): Refusal | null {
  if (call && closedPatterns.some((pattern) => pattern.test(call))) {
    return forbidden(staffLoginMessages.closedInEngine);
  }
  if (access.isFullAdministrator) return null;
  const anyOf = call ? (enginePermissions as Record<string, readonly string[] | null | undefined>)[call] : undefined;
  const permitted = anyOf === null || anyOf?.some((name) => holds(access, name));
  const withinReach = permitted && mayQuery(access, query) && maySend(access, call, body);
  return withinReach ? null : forbidden(loginMessages.forbidden);
}

/**
 * Runs before all of the engine's `/admin`, for every method. Only a token from our own login is accepted: no session
 * cookie, no secret key, no token that the engine issued for a password. Our current permissions then decide.
 */
export async function adminGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const method = req.method === "HEAD" ? "GET" : req.method;
  const pattern = findEnginePattern(req.path);
  const call = pattern && `${method} ${pattern}`;
  if (call && openCalls.includes(call)) return next();
  const token = readToken(req.headers.authorization);
  const auth = await liveAuth(req.scope, token);
  const refusal = check();
  if (refusal) {
    // In the engine's error format: these paths are its own.
    res.status(refusal.status).json({ type: refusal.type, message: refusal.message });
    return;
  }
  const unknown = unknownFilter(call, req.query);
  if (unknown) {
    res.status(400).json({ type: "invalid_data", message: unknown });
    return;
  }
  await refuseWithoutRedis({ method });
  if (auth?.access && method !== "GET") recordEngineWrite(req, res, { access: auth.access, call });
  await noteWrite(req.scope, { method, auth }, res);
  next();

  function check(): Refusal | null {
    if (!token) return unauthorized(loginMessages.tokenMissing);
    if (!auth) return unauthorized(loginMessages.tokenRejected);
    if (!auth.access) return forbidden(loginMessages.wrongKind);
    const refused = checkEngineCall(auth.access, call, { query: req.query, body: req.body });
    if (refused) return refused;
    // The engine has authenticated the caller by itself and acts for them: an additional cookie must not name somebody
    // else.
    return actorOf(req) === auth.id ? null : unauthorized(loginMessages.tokenRejected);
  }
}

function actorOf(req: MedusaRequest): string | null {
  const context: unknown = Reflect.get(req, "auth_context");
  const actor: unknown = typeof context === "object" && context !== null ? Reflect.get(context, "actor_id") : null;
  return typeof actor === "string" ? actor : null;
}

/**
 * The engine would fulfil an unpaid order. Its admin must not, because whatever is fulfilled there ships like any other
 * parcel.
 */
export async function unpaidGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { run } = new Database(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const unpaid = await run({
    name: "order-awaits-money",
    text: "SELECT FROM haat_unpaid_order WHERE order_id = $1",
    values: [req.params.id ?? ""],
  });
  if (unpaid.length === 0) return next();
  // In the engine's error format: these paths are its own.
  res.status(409).json({ type: "not_allowed", message: orderMessages.notPaidYet });
}

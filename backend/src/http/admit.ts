import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../errors/api-error";
import { type Auth, requirePermission } from "./auth";
import { readToken } from "./authorization";
import type { Call } from "./find-call";
import { liveAuth, whyRefused } from "./live-auth";
import { refuseWithoutRedis } from "./unavailable";

/** What decides whether a call is admitted. `authorization` is the header's value. */
export type Caller = { method: string; authorization: string | undefined };

/**
 * Authenticates the caller of a call, and checks what the contract demands. On a public call an invalid token counts as
 * none, so that an expired login never breaks browsing.
 *
 * @returns the caller; null for a visitor.
 * @throws ApiError 401, 403; 503 for a write while Redis is down.
 */
export async function admit(
  scope: MedusaContainer,
  call: Pick<Call, "token" | "permission" | "alsoRequires">,
  { method, authorization }: Caller,
): Promise<Auth | null> {
  const token = readToken(authorization);
  const auth = await liveAuth(scope, token);
  if (call.token !== "none" && call.token !== "optional") await demand(scope, call.token, token, auth);
  if (call.permission) requirePermission(auth, call.permission);
  if (call.alsoRequires) requirePermission(auth, call.alsoRequires);
  await refuseWithoutRedis({ method });
  return auth;
}

async function demand(
  scope: MedusaContainer,
  kind: Auth["kind"],
  token: string | null,
  auth: Auth | null,
): Promise<void> {
  if (!token) throw new ApiError(401, loginMessages.tokenMissing);
  if (!auth) throw new ApiError(401, await whyRefused(scope, token));
  if (auth.kind !== kind) throw new ApiError(403, loginMessages.wrongKind);
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { recordChange } from "#workflows/audit/record-change";

/** A body that is longer is a list or an import; that there was one is enough. */
const longest = 8_000;

/** Calls that send shoppers' names and addresses: an entry of the log would outlive a deleted account. */
const personal =
  /^\w+ \/(?:customers|customer-groups|orders|draft-orders|order-edits|returns|exchanges|claims)(?:\/|$)/;
const secret = /password|secret|token|credential|api_?key/i;

/** What is kept of a body: of personal ones the fields' names alone, and nowhere a secret. */
export function recordOf(call: string | null, body: unknown): Record<string, unknown> {
  const text = JSON.stringify(body ?? {}, (key, value) => (secret.test(key) ? "(not recorded)" : value));
  if (text.length > longest || typeof body !== "object" || body === null) return {};
  return personal.test(call ?? "") ? { fields: Object.keys(body) } : { ...JSON.parse(text) };
}

/**
 * Keeps in the audit log what was changed in the engine's own admin, once it was: who, at which path, what was sent.
 * What came of a call whose caller has hung up is not known: that it was made is kept.
 */
export function recordEngineWrite(
  req: MedusaRequest,
  res: MedusaResponse,
  { access, call }: { access: AdministratorAccess; call: string | null },
): void {
  const { method, path, scope } = req;
  // Read now: the engine turns the body into its own shapes on the way.
  const after = recordOf(call, req.body);
  const record = () => {
    if (res.writableEnded && res.statusCode >= 400) return;
    const subject = { type: "engine", id: path.slice(0, 200), label: `${method} /admin${path}`.slice(0, 200) };
    const entry = { actorId: access.userId, action: `engine.${call ?? method}`, subject, before: null, after };
    recordChange(scope, entry).catch((error: Error) => {
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error("Could not record a change made in the engine admin", error);
    });
  };
  // Not `finish`, which never comes to who hangs up on a call that is carried out nevertheless. They may have done so
  // while the guard was looking them up: then `close` has been, and will not come again.
  if (res.closed) record();
  else res.once("close", record);
}
